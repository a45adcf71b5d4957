import { makeFolder } from '../../files/make-folder.ts';
import { Cursors } from './commands/cursors.ts';
import { execute } from './commands/execute.ts';
import { FailPoints } from './commands/fail-points.ts';
import { type LogOptions, openDocumentLog } from './store/document-log.ts';
import { startExpiry } from './store/expiry.ts';
import { lockFolder } from './store/folder-lock.ts';
import { memoryJournal } from './store/journal.ts';
import { LogJournal } from './store/log-journal.ts';
import { roomReport } from './store/room-report.ts';
import { Store } from './store/store.ts';
import { unusable } from './store/unusable-folder.ts';
import { openServer } from './wire/server.ts';

export type MongoOptions = {
  /** Where documents are kept; without one they live in memory alone. */
  folder?: string;
  host?: string;
  port?: number;
  /** What it does for its own upkeep. */
  log?: (line: string) => void;
  /** What its operator has to know: lost records, a full disk. */
  warn?: (line: string) => void;
};

export type RunningMongo = { url: string; port: number; stop(): Promise<void> };

type OpenStore = { store: Store; release(): Promise<void> };

export async function startMongo(options: MongoOptions = {}): Promise<RunningMongo> {
  const { folder, host = '127.0.0.1', port = 0, log = () => undefined, warn = () => undefined } = options;
  const { store, release } = folder ? await openFolder({ folder, log, warn }) : openMemory();
  const cursors = new Cursors();
  const failPoints = new FailPoints();
  try {
    const server = await openServer({
      host,
      port,
      log,
      answerFor: connectionId => command => execute(command, { store, cursors, failPoints, connectionId }),
    });
    const expiry = startExpiry(store, () => cursors.closeIdle());
    return {
      url: `mongodb://${host}:${server.port}/?directConnection=true`,
      port: server.port,
      stop: async () => {
        expiry.stop();
        await server.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

function openMemory(): OpenStore {
  return { store: new Store(memoryJournal()), release: async () => undefined };
}

async function openFolder(options: LogOptions): Promise<OpenStore> {
  try {
    return await openLocked(options);
  } catch (error) {
    throw unusable(options.folder, error);
  }
}

async function openLocked({ folder, log, warn }: LogOptions): Promise<OpenStore> {
  makeFolder(folder);
  const lock = await lockFolder(folder);
  const journal = new LogJournal({ failed: endProcess, ...roomReport(folder, warn) });
  const store = new Store(journal);
  try {
    await openDocumentLog(store, journal, { folder, log, warn });
  } catch (error) {
    await lock.release();
    throw error;
  }
  return {
    store,
    release: async () => {
      await journal.close();
      await lock.release();
    },
  };
}

/** Thrown where no caller can catch it: the process must not go on serving what the disk does not have. */
function endProcess(cause: unknown): void {
  queueMicrotask(() => {
    throw new Error('The embedded Mongo could not write to its folder, so it stops', { cause });
  });
}
