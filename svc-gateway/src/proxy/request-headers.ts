import type { IncomingHttpHeaders } from 'node:http';

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'expect',
]);

// Who is calling, from where and for what is settled here; a request's own word on it goes no further.
const claims = new Set([
  'host',
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'fastly-client-ip',
  'x-request-id',
  'traceparent',
  'tracestate',
  'baggage',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-original-url',
  'x-original-host',
  'x-rewrite-url',
]);
const claimFamilies = /^x-(user|internal|forwarded|authenticated|auth|role|admin|remote)/;

// Connection may name headers of this hop alone; naming these would be a way to take a caller's identity away.
const endToEnd = new Set(['authorization', 'cookie', 'content-length', 'content-type', 'content-encoding']);

const namedIn = (connection: string | undefined) =>
  (connection ?? '')
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(name => name && !endToEnd.has(name));

export interface Claims {
  address: string;
  publicOrigin: URL;
  requestId: string;
}

/** What an upstream is told: the client's headers but for those of this hop and those that claim an identity. */
export function requestHeaders(incoming: IncomingHttpHeaders, { address, publicOrigin, requestId }: Claims) {
  const headers: Record<string, string | string[]> = {};
  const named = namedIn(incoming.connection);
  for (const [name, value] of Object.entries(incoming)) {
    // Others read an underscore as a hyphen: a name with anything but letters, digits and hyphens goes no further.
    if (value === undefined || /[^a-z\d-]/.test(name)) continue;
    if (hopByHop.has(name) || claims.has(name) || claimFamilies.test(name) || named.includes(name)) continue;
    headers[name] = value;
  }
  headers['x-forwarded-for'] = address;
  headers['x-forwarded-proto'] = publicOrigin.protocol.slice(0, -1);
  headers['x-forwarded-host'] = publicOrigin.host;
  headers['x-request-id'] = requestId;
  return headers;
}
