import type { IncomingMessage } from 'node:http';

const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

function namesOneHost({ rawHeaders, httpVersion, headers }: IncomingMessage) {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts === 0) return httpVersion === '1.0';
  return hosts === 1 && host.test(headers.host ?? '');
}

// HTTP/1.0 knows no chunks, and a second coding would have to be undone by the service behind.
function hasPlainBody({ headers, httpVersion }: IncomingMessage) {
  const coding = headers['transfer-encoding'];
  return coding === undefined || (httpVersion === '1.1' && coding.trim().toLowerCase() === 'chunked');
}

/** False for what two servers could read in two ways, though Node takes it: after it, nothing on its connection is safe. */
export const isUnambiguousRequest = (req: IncomingMessage) =>
  (req.httpVersion === '1.1' || req.httpVersion === '1.0') && namesOneHost(req) && hasPlainBody(req);
