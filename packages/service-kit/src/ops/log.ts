import pino, { type Logger } from 'pino';
import { currentTrace } from '../context/current-span.ts';
import { destinationFor } from './log-destination.ts';

export type Log = Logger;

const secretNames = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'refreshToken',
  'sealedToken',
  'email',
  'to',
  'secret',
];
// Wildcards are paid for with every line, so they go one level deep, and into a request's headers.
const secrets = secretNames.flatMap(name => [name, `*.${name}`, `req.headers.${name}`]);

interface LogOptions {
  name: string;
  level: string;
  file?: string | undefined;
  /** 0 lets it grow. */
  fileMaxBytes?: number | undefined;
  /** Each line that is written within a span carries its ids. */
  isTraced?: boolean;
}

/** One JSON line each; what grants access or names a person is struck out wherever it stands. */
export function createLog({ name, level, file, fileMaxBytes = 0, isTraced = false }: LogOptions): Log {
  return pino(
    {
      level,
      base: { service: name },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets, censor: '[struck out]' },
      formatters: { level: label => ({ level: label }) },
      serializers: { err: describeError },
      ...(isTraced && { mixin: currentTrace }),
    },
    destinationFor(file, fileMaxBytes),
  );
}

/** For lines whose fields are all named by us and hold no secret: striking out costs more than the rest of a line. */
export const withoutStrikingOut = (log: Log): Log => log.child({}, { redact: [] });

// Addresses of databases and brokers carry passwords, and drivers put them into their messages.
const withoutCredentials = (text: string) => text.replaceAll(/\/\/[^\s/@]+@/g, '//…@');

function describeError(error: unknown) {
  if (!(error instanceof Error)) return withoutCredentials(String(error));
  const { name, message, stack } = error;
  return {
    name,
    message: withoutCredentials(message),
    stack: withoutCredentials(stack ?? ''),
    ...(error.cause instanceof Error ? { cause: withoutCredentials(error.cause.message) } : {}),
  };
}
