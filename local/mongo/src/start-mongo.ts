import { Cursors } from './commands/cursors.ts';
import { execute } from './commands/execute.ts';
import { memoryJournal } from './store/journal.ts';
import { Store } from './store/store.ts';
import { openServer } from './wire/server.ts';

export type MongoOptions = { folder?: string; host?: string; port?: number; log?: (line: string) => void };
export type RunningMongo = { url: string; port: number; stop(): Promise<void> };

export async function startMongo({
  host = '127.0.0.1',
  port = 0,
  log = () => undefined,
}: MongoOptions = {}): Promise<RunningMongo> {
  const store = new Store(memoryJournal());
  const cursors = new Cursors();
  const server = await openServer({
    host,
    port,
    log,
    answerFor: connectionId => command => execute(command, { store, cursors, connectionId }),
  });
  return {
    url: `mongodb://${host}:${server.port}/?directConnection=true`,
    port: server.port,
    stop: async () => {
      await server.close();
      await store.journal.close();
    },
  };
}
