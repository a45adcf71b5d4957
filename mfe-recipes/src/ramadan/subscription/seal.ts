const nonceBytes = 12;
/** Its length is that of any other town's: the name of one is in it hundreds of times. */
const paddedTo = 16_384;

export function inBase64url(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

export const randomText = (bytes: number) => inBase64url(crypto.getRandomValues(new Uint8Array(bytes)));

async function packed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const zipped = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(zipped).arrayBuffer());
  const padded = new Uint8Array(Math.ceil(bytes.length / paddedTo) * paddedTo);
  padded.set(bytes);
  return padded;
}

/** By AES-256-GCM, bound to the calendar's id; the same text is sealed differently each time. */
export async function seal(text: string, { calendar, key }: { calendar: string; key: string }) {
  const secret = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const additionalData = new TextEncoder().encode(calendar);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    secret,
    await packed(text),
  );
  const whole = new Uint8Array(nonceBytes + sealed.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(sealed), nonceBytes);
  return inBase64url(whole);
}

/** What tells two texts apart. */
export async function markOfText(text: string): Promise<string> {
  return inBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
