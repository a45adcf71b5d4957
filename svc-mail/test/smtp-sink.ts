import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { type ReceivedMail, readMail } from './read-mail.ts';

export type Stage = 'greeting' | 'EHLO' | 'MAIL FROM' | 'RCPT TO' | 'DATA' | 'end of mail';
export type Reply = string | 'hang' | 'drop';

interface SinkOptions {
  port?: number;
  /** What to answer in place of what a friendly server would; nothing for that. */
  script?: (stage: Stage, argument: string) => Reply | undefined;
}

const friendly: Record<Stage, string> = {
  greeting: '220 sink ESMTP',
  EHLO: '250 sink',
  'MAIL FROM': '250 2.1.0 ok',
  'RCPT TO': '250 2.1.5 ok',
  DATA: '354 go on',
  'end of mail': '250 2.0.0 taken',
};

const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

function stageOf(line: string): Stage | undefined {
  const word = line.toUpperCase();
  if (word.startsWith('EHLO') || word.startsWith('HELO')) return 'EHLO';
  if (word.startsWith('MAIL FROM')) return 'MAIL FROM';
  if (word.startsWith('RCPT TO')) return 'RCPT TO';
  return word === 'DATA' ? 'DATA' : undefined;
}

/** A mail server that speaks SMTP, keeps what it is given, and can be told to misbehave at any step. */
export async function startSmtpSink({ port = 0, script = () => undefined }: SinkOptions = {}) {
  const taken: ReceivedMail[] = [];
  const offered: ReceivedMail[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();

  function converse(socket: Socket) {
    let unread = '';
    let envelope = { from: '', to: [] as string[] };
    let isInMail = false;

    /** False when the server said nothing, or not what lets the client go on. */
    const answer = (stage: Stage, argument = '') => {
      const reply = script(stage, argument) ?? friendly[stage];
      if (reply === 'drop') socket.destroy();
      else if (reply !== 'hang') socket.write(`${reply}\r\n`);
      return /^[23]/.test(reply);
    };
    const endMail = (raw: string) => {
      const mail = readMail({ ...envelope, raw });
      offered.push(mail);
      if (answer('end of mail', envelope.to.join())) taken.push(mail);
      envelope = { from: '', to: [] };
    };
    const command = (line: string) => {
      commands.push(line);
      const stage = stageOf(line);
      if (!stage) return socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      const isFine = answer(stage, address(line));
      if (isFine && stage === 'MAIL FROM') envelope = { from: address(line), to: [] };
      if (isFine && stage === 'RCPT TO') envelope.to.push(address(line));
      if (isFine && stage === 'DATA') isInMail = true;
    };
    const read = () => {
      for (;;) {
        const mark = isInMail ? '\r\n.\r\n' : '\r\n';
        const at = unread.indexOf(mark);
        if (at < 0) return;
        const piece = unread.slice(0, at);
        unread = unread.slice(at + mark.length);
        if (!isInMail) command(piece);
        else {
          isInMail = false;
          endMail(piece);
        }
      }
    };
    socket.on('data', chunk => {
      unread += chunk.toString('latin1');
      read();
    });
    socket.on('error', () => socket.destroy());
    answer('greeting');
  }

  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    /** Mails that the server said yes to. */
    taken,
    /** Mails whose text arrived, whatever the server said to them. */
    offered,
    commands,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;
