import { readdirSync, readFileSync } from 'node:fs';

/** Hertz of the clock in which the kernel counts; 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

interface Used {
  pid: number;
  parent: number;
  seconds: number;
}

function usedBy(pid: number): Used | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold anything; the fields behind its last parenthesis are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { pid, parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
  } catch {
    // It ended between the listing and the look.
    return undefined;
  }
}

/** The processor time of a process and its children, in user and in kernel mode. */
export function cpuOf(root: number): number {
  const all = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => usedBy(Number(name)))
    .filter(used => used !== undefined);
  return all.reduce(
    (sum, { pid, parent, seconds }) => (pid === root || parent === root ? sum + seconds : sum),
    0,
  );
}
