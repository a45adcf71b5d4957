import { guard } from './guard.ts';
import { describe } from './judge/describe.ts';
import { clearAnimalsOnlyTold, clearDishesMadeOf } from './judge/dishes.ts';
import { judgeLine } from './judge/judge-line.ts';
import { type Line, readLine } from './judge/line.ts';
import { isPointedAt, outcomeStated } from './judge/stated.ts';
import { type Judgement, worstOf } from './judgement.ts';
import type { Votes } from './language/decide-languages.ts';
import { votesAround } from './language/votes-around.ts';
import { piecesOf } from './pieces-of.ts';

const nothingNamed: Judgement = Object.freeze({ verdict: 'halal', findings: [] });
const none: readonly string[] = [];

/** What is known of a text beside its words. */
export type Context = {
  /** The ingredient lines of the recipe that the text stands in. */
  ingredients?: readonly string[];
  /** All texts that it stands with, which tell the language; the ingredients where these are not given. */
  around?: readonly string[];
  /** The language that the text was asked for in. */
  language?: string;
};

/**
 * Judges one text: an ingredient line, a step, a title, a request. A text of a recipe is judged by what its ingredients say:
 * 'fry the bacon' is halal where they name turkey bacon.
 */
export function judge(
  text: string,
  { ingredients = none, around: texts = ingredients, language }: Context = {},
): Judgement {
  const lines = judgedLines(text, { ingredients, around: texts, language });
  const findings = lines.flatMap(describe);
  return findings.length > 0 ? { verdict: worstOf(findings), findings } : nothingNamed;
}

/** The pieces of a text in which something is named, each with its place in the text. */
export type PlacedLine = Line & { at: number; text: string };

/** What a text names, with what the words around it and its recipe make of each. */
export function judgedLines(
  text: string,
  { ingredients = none, around: texts = ingredients, language }: Context = {},
): PlacedLine[] {
  const around = votesAround(texts, language);
  const lines = linesOf(text, around);
  if (lines.length === 0) return lines;
  const stated = ingredients.flatMap(ingredient => linesOf(ingredient, around));
  for (const [at, line] of lines.entries()) {
    for (const named of line.named) {
      if (named.outcome !== 'stands') continue;
      const before = isPointedAt(line, named) ? lines.slice(0, at + 1) : [];
      named.outcome =
        outcomeStated(line, named, stated) ?? outcomeStated(line, named, before) ?? named.outcome;
    }
    if (ingredients.length === 0) continue;
    clearDishesMadeOf(line, stated);
    clearAnimalsOnlyTold(line, ingredients, stated);
  }
  return lines;
}

function linesOf(text: string, around: Votes | undefined): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let at = 0;
  for (const piece of piecesOf(text)) {
    const line = readLine(piece, guard, around);
    if (line) lines.push({ ...judgeLine(line), at, text: piece });
    at += piece.length;
  }
  return lines;
}
