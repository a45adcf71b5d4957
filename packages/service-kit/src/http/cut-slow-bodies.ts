import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { hasBody } from './has-body.ts';

/** A quarter of a megabit a second, a telephone's poor line: so the largest file that any call takes comes within eighteen minutes. */
const leastBytesPerSecond = 32 * 1024;

const lookEveryMs = 2_000;

/** Nothing stays longer, however it is sent. */
export const longestRequestMs = 1_200_000;

interface Bounds {
  graceMs: number;
  bytesPerSecond?: number;
}

interface Coming {
  res: ServerResponse;
  /** Later by the time in which what had come waited to be read. */
  began: number;
  bytesBefore: number;
}

/** Time for the answer to leave: cut while the sender still sends, the line would lose it on its way. */
const leaveMs = 500;

/** As Node does it with a request that takes too long: the server's listener for unreadable requests answers it, where there is one. */
function cut(server: Server, { socket }: IncomingMessage, res: ServerResponse) {
  const error = Object.assign(new Error('The body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (server.emit('clientError', error, socket)) return;
  if (socket.writable && !res.headersSent)
    socket.write(`HTTP/1.1 408 ${STATUS_CODES[408]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.end();
  setTimeout(() => socket.destroy(), leaveMs).unref();
}

/**
 * A body may take `graceMs`, and longer for as long as it keeps to a rate: a large file on a slow line comes in, and a client that
 * sends a byte now and then holds its connection no longer than before. What waits to be read by this process is not the client's delay.
 */
export function cutSlowBodies(server: Server, { graceMs, bytesPerSecond = leastBytesPerSecond }: Bounds) {
  const coming = new Map<IncomingMessage, Coming>();
  server.prependListener('request', (req, res) => {
    if (!hasBody(req)) return;
    coming.set(req, { res, began: performance.now(), bytesBefore: req.socket.bytesRead });
    res.once('close', () => coming.delete(req));
  });
  const everyMs = Math.min(lookEveryMs, graceMs);
  const look = () => {
    for (const [req, body] of coming) {
      if (req.complete) {
        coming.delete(req);
        continue;
      }
      if (req.readableLength >= req.readableHighWaterMark) {
        body.began += everyMs;
        continue;
      }
      const bytes = req.socket.bytesRead - body.bytesBefore;
      const allowedMs = graceMs + (bytes / bytesPerSecond) * 1_000;
      if (performance.now() - body.began < allowedMs) continue;
      coming.delete(req);
      cut(server, req, body.res);
    }
  };
  const timer = setInterval(look, everyMs).unref();
  server.once('close', () => clearInterval(timer));
}
