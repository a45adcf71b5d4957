import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  bytes: number;
}

const field = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);

function processes(): Process[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        return [{ pid: Number(name), parent: field(status, 'PPid'), bytes: field(status, 'VmRSS') * 1024 }];
      } catch {
        // It ended between the listing and the look.
        return [];
      }
    });
}

/** The resident memory of a process and all that it started. */
export function memoryOf(root: number): number {
  const all = processes();
  const below = (pid: number): Process[] =>
    all.filter(one => one.parent === pid).flatMap(one => [one, ...below(one.pid)]);
  const own = all.find(one => one.pid === root);
  return [...(own ? [own] : []), ...below(root)].reduce((sum, { bytes }) => sum + bytes, 0);
}
