import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

const dropped = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'server',
  'via',
  'x-powered-by',
]);

/** Passes an upstream's headers on. One that the gateway has set already stays as it is: it has the last word. */
export function copyAnswerHeaders(from: IncomingHttpHeaders, res: ServerResponse) {
  const named = String(from.connection ?? '')
    .toLowerCase()
    .split(',')
    .map(name => name.trim());
  for (const [name, value] of Object.entries(from)) {
    if (value === undefined || dropped.has(name) || named.includes(name)) continue;
    // The site is one origin: no other may read its answers, whatever a service says.
    if (name.startsWith('access-control-') || res.hasHeader(name)) continue;
    res.setHeader(name, value);
  } // What says nothing of it may be personal.
  if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'no-store');
}
