import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Takes every mail, and says when the one to an address was accepted. */
export async function openMailServer() {
  const waiting = new Map<string, (at: number) => void>();

  function converse(socket: Socket) {
    const answer = (line: string) => socket.write(`${line}\r\n`);
    let recipient = '';
    let isInMail = false;
    socket.on('error', () => socket.destroy());
    answer('220 bench ESMTP');
    createInterface({ input: socket }).on('line', line => {
      if (isInMail) {
        if (line !== '.') return;
        isInMail = false;
        answer('250 taken');
        waiting.get(recipient)?.(performance.now());
        return;
      }
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'RCPT') recipient = line.slice(line.indexOf('<') + 1, line.indexOf('>')).toLowerCase();
      isInMail = word === 'DATA';
      if (isInMail) answer('354 go on');
      else answer(word === 'QUIT' ? '221 bye' : '250 ok');
    });
  }

  const server = createServer(converse);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted: (address: string) =>
      new Promise<number>(resolve => {
        waiting.set(address, resolve);
      }),
    close: () => server.close(),
  };
}
