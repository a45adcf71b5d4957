import type { Substitute } from '../judgement.ts';
import { byGroup } from './by-group.ts';
import { substitutes } from './substitutes.ts';

const plain = (name: string) => name.normalize('NFKC').toLowerCase().trim();

const byName = new Map(
  substitutes.flatMap(({ names, instead }) => names.map(name => [plain(name), instead] as const)),
);

/** That of the thing itself where there is one, else that of its group. */
export function substituteFor(phrase: string, group: string): Substitute {
  return byName.get(plain(phrase)) ?? { use: byGroup[group] ?? [] };
}
