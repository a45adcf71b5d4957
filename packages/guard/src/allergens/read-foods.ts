import type { Votes } from '../language/decide-languages.ts';
import { votesAround } from '../language/votes-around.ts';
import { piecesOf } from '../pieces-of.ts';
import { findNames } from './find-names.ts';
import { lexicon } from './lexicon.ts';
import { readMadeOf } from './made-of.ts';
import { type Mention, readLine } from './mention.ts';
import { takeOut } from './take-out.ts';

/** A food that a text names: what it is called there, and what it holds. */
export type FoundFood = {
  /** The names of the foods in words/foods.txt that the words may mean. */
  foods: readonly string[];
  /** As they stand in the text. */
  words: string;
  holds: ReadonlySet<string>;
  may: ReadonlySet<string>;
  isTakenOut: boolean;
};

/** What is known of a text beside its words: the texts that it stands with, and the language that it was asked for in. */
export type Beside = { around?: readonly string[]; language?: string };

const none: readonly string[] = [];

/** The foods that a text names, those that it says are not in it among them, marked so. */
export function readFoods(text: string, { around = none, language }: Beside = {}): FoundFood[] {
  return piecesOf(text).flatMap(piece => readPiece(piece, votesAround(around, language)));
}

function readPiece(piece: string, around: Votes | undefined): FoundFood[] {
  const { foods } = lexicon();
  const text = findNames(piece, around);
  if (text.found.length === 0) return [];
  const line = readLine(text, foods);
  takeOut(line, foods);
  readMadeOf(line, foods);
  return line.mentions.map(mention => foundFood(mention, text));
}

function foundFood(
  { foods, from, to, holds, may, isTakenOut }: Mention,
  { plain, units }: ReturnType<typeof findNames>,
): FoundFood {
  const words = plain.slice(units[from]?.start ?? 0, units[to - 1]?.end ?? 0);
  return { foods: foods.map(({ name }) => name), words, holds, may, isTakenOut };
}
