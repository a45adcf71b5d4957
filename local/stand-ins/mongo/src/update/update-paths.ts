import { MongoError } from '../mongo-error.ts';
import { arrayIndex, type Path } from '../query/path.ts';
import { compareText } from '../values/compare.ts';

/** New fields appear in the order of their names, and of their numbers, as MongoDB does since 5.0. */
export function byPath(left: Path, right: Path): number {
  for (const [at, name] of left.entries()) {
    const other = right[at];
    if (other === undefined) return 1;
    const order = byName(name, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function byName(left: string, right: string): number {
  const a = arrayIndex(left);
  const b = arrayIndex(right);
  return a !== undefined && b !== undefined ? a - b : compareText(left, right);
}

/** Two operators may not touch one field, nor a field and a part of it. */
export function checkConflicts(paths: Path[]): void {
  const taken = new Set<string>();
  const parents = new Set<string>();
  for (const path of paths) {
    const whole = path.join('.');
    const prefixes = path.map((_, at) => path.slice(0, at + 1).join('.'));
    const clash = parents.has(whole) ? whole : prefixes.find(prefix => taken.has(prefix));
    if (clash !== undefined) {
      throw new MongoError(
        'ConflictingUpdateOperators',
        `Updating the path '${whole}' would create a conflict at '${clash}'`,
      );
    }
    taken.add(whole);
    for (const prefix of prefixes.slice(0, -1)) parents.add(prefix);
  }
}
