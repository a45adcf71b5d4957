import { gaps } from '../normalise/tokens.ts';
import type { Foods } from './foods.ts';
import type { Mention, ReadLine } from './mention.ts';

const apart = gaps.comma | gaps.stop | gaps.slash | gaps.and | gaps.open | gaps.close;
const romance = new Set(['fr', 'es', 'it', 'pt', 'ca', 'gl', 'ro']);

/** Milk of almonds is no milk, and flour of rice no wheat: the head of such a name is taken out, what it is made of stays. */
export function readMadeOf(line: ReadLine, { madeOf }: Foods) {
  for (const head of line.mentions) {
    const sources = head.foods.map(({ name }) => madeOf.get(name)).find(set => set !== undefined);
    if (!sources || head.foods.length !== 1) continue;
    if (
      line.mentions.some(
        other => other !== head && isMadeOf(line, other, sources) && isSource(line, other, head),
      )
    )
      head.isTakenOut = true;
  }
}

const isMadeOf = (_: ReadLine, { foods }: Mention, sources: ReadonlySet<string>) =>
  foods.some(
    ({ name, holds }) => sources.has(name) || [...holds].some(held => held !== 'nuts' && sources.has(held)),
  );

// 'almond milk', 'leche de almendras', 'susu kedelai'; German 'Milchreis' is rice in milk.
function isSource(line: ReadLine, source: Mention, head: Mention): boolean {
  if (source.to <= head.from)
    return source.to === head.from ? touch(line, head.from) : joinedByOf(line, source.to, head.from);
  if (source.from === head.to) return isNounFirst(line, head) && touch(line, source.from);
  return joinedByOf(line, head.to, source.from);
}

const touch = ({ text: { units } }: ReadLine, at: number) => ((units[at]?.before ?? 0) & apart) === 0;

function joinedByOf(line: ReadLine, from: number, to: number): boolean {
  if (to <= from || to - from > 2) return false;
  for (let at = from; at <= to; at++) if (!touch(line, at)) return false;
  for (let at = from; at < to; at++)
    if (!line.cues.some(({ cue, from: start, to: end }) => cue === 'of' && start <= at && at < end))
      return false;
  return true;
}

function isNounFirst({ text: { found } }: ReadLine, head: Mention) {
  return found.some(
    ({ from, names }) =>
      from === head.from && names.some(({ language }) => language.isNounFirst || romance.has(language.code)),
  );
}
