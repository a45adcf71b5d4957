import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ProblemAnswer, type ProblemCode, problems } from '@sufra/contracts';

const codes: Record<string, [number, ProblemCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'payload_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout'],
};

function rawAnswer(status: number, code: ProblemCode, headers: [string, string][]) {
  const requestId = randomUUID();
  const { message } = problems[code];
  const answer: ProblemAnswer = { error: message, message, code, requestId };
  const body = JSON.stringify(answer);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'cache-control: no-store',
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** What cannot be read as a request never becomes one; it is answered like any other refusal, once, and cut off. */
export function answerUnreadable(server: Server, headers: [string, string][]) {
  const open = new WeakMap<Duplex, Set<ServerResponse>>();
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    const responses = open.get(req.socket) ?? new Set();
    open.set(req.socket, responses.add(res));
    res.once('close', () => responses.delete(res));
  });

  const refuse = (socket: Duplex, [status, code]: [number, ProblemCode]) => {
    const isBegun = [...(open.get(socket) ?? [])].some(res => res.headersSent);
    if (socket.writable && !isBegun) socket.write(rawAnswer(status, code, headers));
    // Time for the answer to leave; what still comes in is not read.
    socket.end();
    setTimeout(() => socket.destroy(), 500).unref();
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    refuse(socket, codes[error.code ?? ''] ?? [400, 'invalid_request']);
  });
  server.on('connect', (_req, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    refuse(socket, [405, 'method_not_allowed']);
  });
}
