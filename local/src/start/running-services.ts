import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Status = z.object({
  parts: z.array(z.object({ name: z.string(), kind: z.string(), internalUrl: z.string().optional() })),
});

export interface Running {
  name: string;
  internalUrl: string;
}

/** The services that the start command runs on this machine, each replica; none while it does not. */
export function runningServices(statusFile: string, name?: string): Running[] {
  const found = Status.safeParse(read(statusFile));
  if (!found.success) return [];
  return found.data.parts.flatMap(({ name: its, kind, internalUrl }) =>
    kind === 'service' && internalUrl && (!name || its === name) ? [{ name: its, internalUrl }] : [],
  );
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
