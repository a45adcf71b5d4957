import { toldIn } from '../judge/describe.ts';
import { type Context, judgedLines, type PlacedLine } from '../judge-text.ts';
import type { Verdict } from '../judgement.ts';
import type { Kind } from '../words/kinds.ts';
import { placesOfPlain } from './plain-places.ts';
import { endWithCut } from './with-cut.ts';

/** What a text names, and where: `text.slice(start, end)` is what was written. */
export type Mention = {
  start: number;
  end: number;
  words: string;
  /** What a school alone forbids is of no kind of the guard's. */
  kind: Kind | 'held';
  /** Of its swaps, where its name does not say it. */
  family?: string | undefined;
  phrase: string;
  verdict: Exclude<Verdict, 'halal'>;
};

export function mentionsIn(text: string, context: Context): Mention[] {
  return judgedLines(text, context).flatMap(line =>
    toldIn(line).map(({ named, ruling }) => {
      const { kind, entry } = named;
      const place = placeOf(line, named);
      const { start } = place;
      const end = endWithCut(text, place.end, kind);
      return {
        start,
        end,
        words: text.slice(start, end),
        kind,
        phrase: entry.phrase,
        verdict: ruling.verdict,
      };
    }),
  );
}

/** Every place that is named, whatever the words around make of it: '(without rum)' speaks of rum. */
export function namedIn(text: string, context: Context): { start: number; end: number; kind: Kind }[] {
  return judgedLines(text, context).flatMap(line =>
    line.named.map(named => ({ ...placeOf(line, named), kind: named.kind })),
  );
}

function placeOf(line: PlacedLine, { from, to }: { from: number; to: number }) {
  const { units, plain, text, at } = line;
  const origin = placesOfPlain(text, plain);
  // A text that cannot be laid beside its plain form is taken as a whole.
  if (!origin) return { start: at, end: at + text.length };
  const first = units[from];
  const last = units[to - 1];
  const start = first?.whole?.start ?? first?.start ?? 0;
  const end = last?.whole?.end ?? last?.end ?? start;
  return { start: at + origin(start), end: at + origin(end) };
}
