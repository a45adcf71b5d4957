import mongoose, { type Connection } from 'mongoose';
import { ConfigurationError } from '../config/environment.ts';
import type { Log } from '../ops/log.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { traceCommands } from './trace-commands.ts';

interface MongoOptions {
  url: string;
  timeoutMs: number;
  poolSize: number;
  log: Log;
  tracing: Tracing;
}

export interface Mongo {
  connection: Connection;
  /** Resolves once the database answers and every model's indexes stand; waits as long as it takes. */
  whenReady(): Promise<void>;
  ping(): Promise<string | undefined>;
  /** By its own clock. */
  time(): Promise<Date>;
  close(): Promise<void>;
}

const firstPauseMs = 200;
const maxPauseMs = 5_000;

// No waiting mends an address that cannot be read.
const isWrongAddress = (error: unknown) =>
  error instanceof Error && /^(MongoParseError|MongoInvalidArgumentError|MongoAPIError)$/.test(error.name);

/**
 * A connection of this service's own (several services may share a process). Operations fail at once while the database
 * is away instead of waiting in a buffer, so that a request gets its 503 in time.
 */
export function openMongo({ url, timeoutMs, poolSize, log, tracing }: MongoOptions): Mongo {
  const connection = mongoose.createConnection();
  connection.set('bufferCommands', false);
  connection.set('autoIndex', false);
  connection.set('autoCreate', false);
  connection.on('error', err => log.error({ err }, 'the database connection failed'));
  const abort = new AbortController();
  let isReady = false;

  const connectOnce = async () => {
    await connection.openUri(url, {
      serverSelectionTimeoutMS: timeoutMs,
      connectTimeoutMS: timeoutMs,
      socketTimeoutMS: timeoutMs,
      waitQueueTimeoutMS: timeoutMs,
      maxPoolSize: poolSize,
      retryWrites: false,
      ...(tracing.isOn && { monitorCommands: true }),
    });
    if (tracing.isOn) traceCommands(connection, tracing);
    for (const model of Object.values(connection.models)) await model.createIndexes();
  };
  const prepare = async () => {
    for (let pause = firstPauseMs; !abort.signal.aborted; pause = Math.min(pause * 2, maxPauseMs)) {
      try {
        await connectOnce();
        isReady = true;
        return;
      } catch (err) {
        if (abort.signal.aborted) return;
        if (isWrongAddress(err)) throw new ConfigurationError(['MONGO_URL: cannot be read']);
        log.warn({ err }, 'the database does not answer yet');
        await connection.close().catch(() => undefined);
      }
      await new Promise(resolve => setTimeout(resolve, pause * (0.75 + Math.random() / 2)));
    }
  };
  let preparing: Promise<void> | undefined;

  return {
    connection,
    whenReady: () => {
      preparing ??= prepare();
      return preparing;
    },
    ping: async () => {
      if (!isReady) return 'not connected yet';
      await connection.db?.command({ ping: 1 });
      return undefined;
    },
    time: async () => {
      const greeting: { localTime?: unknown } | undefined = await connection.db?.command({ hello: 1 });
      if (!(greeting?.localTime instanceof Date)) throw new Error('the database does not tell its time');
      return greeting.localTime;
    },
    close: async () => {
      abort.abort();
      await connection.close();
    },
  };
}
