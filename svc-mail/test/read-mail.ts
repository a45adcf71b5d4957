export interface ReceivedMail {
  from: string;
  to: string[];
  /** Lower-cased name and unfolded value, in order. */
  headers: [string, string][];
  text: string;
  html: string;
}

interface Raw {
  from: string;
  to: string[];
  raw: string;
}

const blank = '\r\n\r\n';

function headersOf(part: string): [string, string][] {
  const head = part.slice(0, part.indexOf(blank));
  return head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map(line => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    });
}

function decoded(part: string): string {
  const encoding = headersOf(part).find(([name]) => name === 'content-transfer-encoding')?.[1];
  const body = part.slice(part.indexOf(blank) + blank.length);
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Reads a mail of two alternatives, as svc-mail sends them. */
export function readMail({ from, to, raw }: Raw): ReceivedMail {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  if (!boundary) throw new Error('this mail has no two forms');
  const parts = raw.split(`--${boundary}`).map(part => part.replace(/^\r\n/, ''));
  const ofType = (type: string) => {
    const part = parts.find(text => text.startsWith(`Content-Type: ${type}`));
    if (!part) throw new Error(`this mail has no ${type}`);
    return decoded(part).replaceAll('\r\n', '\n');
  };
  return { from, to, headers: headersOf(raw), text: ofType('text/plain'), html: ofType('text/html') };
}
