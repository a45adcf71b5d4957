import { renameSync, writeFileSync } from 'node:fs';

interface Kept {
  status: object;
  say(line: string): void;
}

/** Written anew while the product runs. A disk that has become full must not end it: the file of before stays, and that is said. */
export function keepStatus(file: string, { status, say }: Kept): void {
  try {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(status));
    renameSync(draft, file);
  } catch (error) {
    say(
      `${file} could not be written, so it tells of earlier: ${error instanceof Error ? error.message : error}.`,
    );
  }
}
