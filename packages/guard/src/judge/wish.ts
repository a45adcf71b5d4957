import type { Match } from '../match/find-phrases.ts';
import { gaps } from '../normalise/tokens.ts';
import type { Line } from './line.ts';

// As the tokeniser writes them: without accents.
const orWords = new Set(
  'or nor either any oder noch bzw o u ou ni nem of eller lub albo ani czy nebo alebo ali vagy sau fie или либо ни або чи veya yahut ya atau או أو ولا یا या 或 或者 か または 또는 나 이나 หรือ hoac hay η ουτε ose arba vai voi tai eika eda edo'.split(
    ' ',
  ),
);

/** Whether a join lets one choose or denies both: 'or', 'nor', 'ni'; not 'and'. */
export const isOr = ({ entry }: Match) => entry.phrase.split(' ').some(word => orWords.has(word));

/** Whether a negation is what a text asks for, and not a word about the thing before it: 'no nuts, pork and wine', 'a recipe without nuts'. */
export function isWish({ units, reading }: Line, { from }: Match): boolean {
  return (
    from === 0 ||
    ((units[from]?.before ?? 0) & (gaps.stop | gaps.open)) !== 0 ||
    reading.some(({ entry }) => entry.role === 'asking')
  );
}
