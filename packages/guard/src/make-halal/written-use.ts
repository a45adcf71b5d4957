import { judge } from '../judge-text.ts';
import type { Mention } from '../mentions/mentions.ts';
import { inCaseOf } from './in-case-of.ts';

/** The animal in names that are written without spaces: of 돼지불고기 the 불고기 stays. */
const animal = /猪肉|猪|豬肉|豬|豚肉|豚|돼지고기|돼지/u;
/** How something is cut, at the end of a German, Dutch or Swedish word. */
const shape =
  /(?:würfel|streifen|scheiben|stücke|stückchen|blokjes|reepjes|plakjes|tärningar|skivor|strimlor)$/u;
const sentenceEnds = /(?:^|\p{L}{3}[.!?:]\s+|^[\d\s.)-]+)$/u;

/** A use as it is written in the place of what was named. */
export function writtenUse(use: string, { words, start }: Mention, text: string, isTitle: boolean): string {
  const dish = dishWith(use, words);
  if (dish !== undefined && judge(dish).verdict !== 'haram') return dish;
  const shaped = use + (/\s/.test(use) ? '' : (shape.exec(words)?.[0] ?? ''));
  const begins = isTitle || sentenceEnds.test(text.slice(0, start));
  return begins ? inCaseOf(shaped, words, isTitle) : shaped;
}

function dishWith(use: string, words: string): string | undefined {
  const found = animal.exec(words)?.[0];
  if (found === undefined || found === words) return;
  const rest = words.replace(found, '');
  // The 갈비 of 소갈비 is said already.
  return use.endsWith(rest) ? use : words.replace(found, use);
}
