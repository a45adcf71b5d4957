import type { Mention } from '../mentions/mentions.ts';
import { familyOf } from './family-of.ts';

/** What a line is about: what is forbidden before what is doubtful, the bacon before the pig that it is of. */
export function mainOf(mentions: readonly Mention[]): Mention | undefined {
  const forbidden = mentions.filter(({ verdict }) => verdict === 'haram');
  return forbidden.find(mention => familyOf(mention)?.name !== 'meat') ?? forbidden[0] ?? mentions[0];
}
