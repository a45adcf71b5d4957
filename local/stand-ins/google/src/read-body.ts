import type { IncomingMessage } from 'node:http';

const maxBytes = 10_000;

export async function readBody(req: IncomingMessage): Promise<string> {
  let body = '';
  req.setEncoding('utf8');
  for await (const chunk of req) {
    body += chunk;
    if (body.length > maxBytes) throw new Error('the body is too long');
  }
  return body;
}
