import { createWriteStream, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import type { CommandAnswer } from '../command/answer-person.ts';
import { BackupFault } from './backup-fault.ts';
import type { Client } from './databases.ts';
import { restoreBackup } from './restore-backup.ts';
import { unlockIfLocked } from './while-paused.ts';
import { writeBackup } from './write-backup.ts';

export interface BackupSurroundings {
  args: string[];
  env: NodeJS.ProcessEnv;
  mongoUrl: string;
  /** Nothing writes to the database: the command has it alone. */
  isStopped?: boolean;
  /** What the backup does not hold and a restored product needs, in a sentence. */
  notInIt: string;
}

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const timeoutMs = 10_000;

/** By its look: a wrong option, or what the file system refuses. */
const isPlain = (error: unknown): error is Error =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  'code' in error &&
  (String(error.code).startsWith('ERR_PARSE_ARGS') || ('syscall' in error && 'path' in error));

async function answered(act: () => Promise<CommandAnswer>): Promise<CommandAnswer> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof BackupFault || isPlain(error)) return { text: error.message, isDone: false };
    throw error;
  }
}

function keyIn({ BACKUP_KEY, BACKUP_KEY_FILE }: NodeJS.ProcessEnv): string | undefined {
  if (BACKUP_KEY) return BACKUP_KEY;
  return BACKUP_KEY_FILE ? readFileSync(BACKUP_KEY_FILE, 'utf8').trim() : undefined;
}

/** Not by `URL`, which does not know addresses with several hosts. */
const withPassword = (url: string, password: string) =>
  url.replace(
    /^([a-z+]+:\/\/[^@:/?#]*)(?::[^@/?#]*)?@/,
    (_, before: string) => `${before}:${encodeURIComponent(password)}@`,
  );

async function withClient<T>({ mongoUrl, env }: BackupSurroundings, use: (client: Client) => Promise<T>) {
  const { MONGO_PASSWORD_FILE } = env;
  const password = MONGO_PASSWORD_FILE && readFileSync(MONGO_PASSWORD_FILE, 'utf8').trim();
  const url = password ? withPassword(mongoUrl, password) : mongoUrl;
  const client = new mongoose.mongo.MongoClient(url, {
    serverSelectionTimeoutMS: timeoutMs,
    retryWrites: false,
  });
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

/** `backup FILE`, or `-` for the standard output; an existing file is left alone. */
export const backupCommand = (around: BackupSurroundings): Promise<CommandAnswer> =>
  answered(async () => {
    const { positionals, values } = parseArgs({
      args: around.args,
      allowPositionals: true,
      options: { stopped: { type: 'boolean', default: false } },
    });
    const [file = ''] = positionals;
    if (file === '') throw new BackupFault('Say where to: a file, or - for the standard output.');
    const isStopped = around.isStopped ?? values.stopped;
    const key = keyIn(around.env);
    const stopping = new AbortController();
    const { signal } = stopping;
    const write = (to: NodeJS.WritableStream) =>
      withClient(around, client =>
        writeBackup({ client, to: to as ReturnType<typeof createWriteStream>, key, isStopped, signal, say }),
      );
    const databases = await untilStopped(stopping, () =>
      file === '-' ? write(process.stdout) : writeFile(file, write),
    );
    const lock = key === undefined ? 'It is not encrypted: BACKUP_KEY was not given.' : 'It is encrypted.';
    return {
      text: `Backed up ${databases.join(', ')}${file === '-' ? '' : ` to ${file}`}. ${lock}\n${around.notInIt}`,
      isDone: true,
    };
  });

const quitWords = ['SIGINT', 'SIGTERM'] as const;

/** A command that is told to stop ends its work first: writes must not be left waiting. */
async function untilStopped<T>(stopping: AbortController, work: () => Promise<T>): Promise<T> {
  const stop = () =>
    stopping.abort(new BackupFault('The backup was stopped; there is none, and writes go on.'));
  for (const word of quitWords) process.once(word, stop);
  try {
    return await work();
  } catch (error) {
    stopping.signal.throwIfAborted();
    throw error;
  } finally {
    for (const word of quitWords) process.off(word, stop);
  }
}

/** Under its name only once it is whole. */
async function writeFile<T>(file: string, write: (to: NodeJS.WritableStream) => Promise<T>): Promise<T> {
  const draft = `${file}.part`;
  await assertFree(file);
  try {
    const written = await write(createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, file);
    return written;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function assertFree(file: string): Promise<void> {
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await new Promise<void>((resolve, reject) => {
    stream.once('open', () => stream.close(() => resolve())).once('error', reject);
  });
  await rm(file);
}

/** `restore FILE [--yes]` */
export const restoreCommand = (around: BackupSurroundings): Promise<CommandAnswer> =>
  answered(async () => {
    const { positionals, values } = parseArgs({
      args: around.args,
      allowPositionals: true,
      options: { yes: { type: 'boolean', default: false } },
    });
    const [file = ''] = positionals;
    if (file === '') throw new BackupFault('Say which backup: a file.');
    const restored = await withClient(around, client =>
      restoreBackup({
        client,
        file,
        key: keyIn(around.env),
        say,
        mayOverwrite: async what => values.yes || (await isAgreed(what)),
      }),
    );
    const documents = restored.reduce((sum, one) => sum + one.documents, 0);
    return {
      text: `Restored ${documents} documents in ${restored.length} collections, each compared with the backup.\n${around.notInIt}`,
      isDone: true,
    };
  });

async function isAgreed(what: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new BackupFault(`Nothing was restored: ${what} would be overwritten. Say --yes if that is meant.`);
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await asking.question(`All that is in ${what} will be lost. Go on? (yes/no) `);
    return answer.trim().toLowerCase() === 'yes';
  } finally {
    asking.close();
  }
}

/** After a backup that was killed while writes waited for it. */
export const unlockCommand = (around: BackupSurroundings): Promise<CommandAnswer> =>
  answered(async () => {
    const wasLocked = await withClient(around, unlockIfLocked);
    return { text: wasLocked ? 'Writes go on.' : 'No backup holds back writes.', isDone: true };
  });
