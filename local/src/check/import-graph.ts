import { posix } from 'node:path';

/** What each one imports, by name: files, folders or packages. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const { dirname } = posix;

/** Everything that is reached from one, over as many steps as it takes. */
function reachedFrom(start: string, graph: ImportGraph): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return reached;
}

/** Groups whose members all import each other, at once or over others; each is sorted. */
export function cyclesIn(graph: ImportGraph): string[][] {
  const reached = new Map([...graph.keys()].map(name => [name, reachedFrom(name, graph)]));
  const groups = [...reached]
    .filter(([name, others]) => others.has(name))
    .map(([name, others]) => [...others].filter(other => reached.get(other)?.has(name)).sort());
  return [...new Map(groups.map(group => [group.join(), group])).values()].sort();
}

/** The two folders at which the paths part, unless one file lies in a folder around the other. */
function partingFolders(one: string, other: string): [string, string] | undefined {
  const [from, to] = [dirname(one).split('/'), dirname(other).split('/')];
  const at = from.findIndex((folder, index) => folder !== to[index]);
  if (at === -1 || at >= to.length) return;
  return [from.slice(0, at + 1).join('/'), to.slice(0, at + 1).join('/')];
}

/** Pairs of folders, neither inside the other, that import from each other. */
export function twoWayTiesIn(graph: ImportGraph): string[] {
  const imports = [...graph].flatMap(([file, named]) => named.map(other => partingFolders(file, other)));
  const oneWay = new Set(imports.filter(pair => pair !== undefined).map(pair => pair.join(' → ')));
  return [...oneWay]
    .map(tie => tie.split(' → '))
    .filter(([from = '', to = '']) => from < to && oneWay.has(`${to} → ${from}`))
    .map(pair => pair.join(' ↔ '))
    .sort();
}
