import { createServer, type Socket } from 'node:net';
import { type Answer, serveConnection } from './connection.ts';

export type Server = { port: number; close(): Promise<void> };
type ServerOptions = {
  host: string;
  port: number;
  log: (line: string) => void;
  answerFor: (connectionId: number) => Answer;
};

export async function openServer({ host, port, log, answerFor }: ServerOptions): Promise<Server> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer({ noDelay: true }, socket => {
    connections += 1;
    const id = connections;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // serveConnection reports errors; this listener keeps one that comes after its end from ending the process.
    socket.on('error', () => undefined);
    serveConnection(socket, answerFor(id)).catch(fault => {
      if (!isDisconnect(fault))
        log(`connection ${id} closed: ${fault instanceof Error ? fault.message : fault}`);
      socket.destroy();
    });
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, resolve);
  await promise;
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = new Promise<void>(done => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function isDisconnect(fault: unknown): boolean {
  const code = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : undefined;
  return ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(String(code));
}
