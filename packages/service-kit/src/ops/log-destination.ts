import { fileOutput, type LogOutput } from './log-file.ts';

export interface LogDestination {
  write(line: string): void;
  /** Writes what is kept at once; what cannot be written stays kept. */
  flush(): void;
  /** Set by pino before each line. */
  lastLevel: number;
  [needsLevel]: true;
}

interface Limits {
  /** So much is kept while nothing can be written; further lines are counted and let go. */
  maxBytes?: number;
  delayMs?: number;
  retryMs?: number;
}

const needsLevel: unique symbol = Symbol.for('pino.metadata') as never;
const nothing = Buffer.alloc(0);
const warning = 40;
const fullBytes = 32 * 1024;

const codeOf = (fault: Error | undefined) => (fault as NodeJS.ErrnoException | undefined)?.code;

/**
 * Collects lines and writes many at once: a write for each line cost the gateway a quarter of its time. No request waits
 * for a log, and no process ends by one. While a disk is full, or the reader of the output does not read, lines are kept
 * up to a limit, then counted and let go, and the count is said as soon as there is room.
 */
export function logDestination(
  output: LogOutput,
  { maxBytes = 1024 * 1024, delayMs = 100, retryMs = 1_000 }: Limits = {},
): LogDestination {
  let lines: string[] = [];
  let size = 0;
  let rest: Buffer = nothing;
  let dropped = 0;
  let fault: string | undefined;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;
  let urgent: NodeJS.Immediate | undefined;

  const droppedLine = () => {
    const line = {
      level: 'warn',
      time: new Date().toISOString(),
      dropped,
      fault,
      msg: 'log lines were dropped',
    };
    dropped = 0;
    fault = undefined;
    return `${JSON.stringify(line)}\n`;
  };

  function takeKept(): Buffer {
    // Said behind the lines that were kept, and only when those have left.
    const text = lines.join('') + (dropped > 0 && rest.length === 0 ? droppedLine() : '');
    const bytes = Buffer.concat([rest, Buffer.from(text)]);
    lines = [];
    size = 0;
    rest = nothing;
    return bytes;
  }

  function writeKept() {
    clearTimeout(timer);
    clearImmediate(urgent);
    timer = undefined;
    urgent = undefined;
    if (isWriting) return;
    const bytes = takeKept();
    if (bytes.length === 0) return;
    isWriting = true;
    output(bytes, (left, error) => {
      isWriting = false;
      rest = left;
      if (error) fault = codeOf(error) ?? error.message;
      if (rest.length > 0) writeIn(retryMs);
      else if (size > 0 || dropped > 0) writeIn(delayMs);
    });
  }

  // Neither keeps a process alive that has nothing else to do: it writes what is left when it ends.
  function writeIn(ms: number) {
    timer ??= setTimeout(writeKept, ms).unref();
  }

  return {
    lastLevel: 0,
    [needsLevel]: true,
    write(line) {
      if (rest.length + size + line.length > maxBytes) {
        dropped += 1;
        return;
      }
      lines.push(line);
      size += line.length;
      if (isWriting || rest.length > 0) return;
      if (size > fullBytes) writeKept();
      // Whatever comes next may be the end of the process.
      else if (this.lastLevel >= warning) urgent ??= setImmediate(writeKept);
      else writeIn(delayMs);
    },
    flush: () => {
      const bytes = takeKept();
      if (bytes.length > 0)
        output(bytes, left => {
          rest = left;
        });
    },
  };
}

const standardOutput: LogOutput = (bytes, done) => {
  process.stdout.write(bytes, error => (error ? done(bytes, error) : done(nothing)));
};

// All services of a process write to one place, so that no line is cut in two by another's.
const destinations = new Map<string | undefined, LogDestination>();

export function destinationFor(file: string | undefined, fileMaxBytes: number): LogDestination {
  const known = destinations.get(file);
  if (known) return known;
  // A reader who has gone is told of by the callback of each write.
  if (file === undefined) process.stdout.on('error', () => undefined);
  if (destinations.size === 0) process.on('exit', flushLogs);
  const opened = logDestination(file === undefined ? standardOutput : fileOutput(file, fileMaxBytes));
  destinations.set(file, opened);
  return opened;
}

export function flushLogs() {
  for (const destination of destinations.values()) destination.flush();
}
