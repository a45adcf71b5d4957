import type { Token } from '../normalise/tokens.ts';
import type { Name } from './names.ts';

/** A word of the text, or a part of one that is written together. */
export type Unit = {
  token: Token;
  ids: readonly number[];
  part: readonly Name[] | undefined;
  before: number;
  start: number;
  end: number;
};

/** Names that stand in a text: the units from `from` up to, not including, `to`. */
export type Found = { names: readonly Name[]; from: number; to: number };

export type ReadText = { plain: string; units: readonly Unit[]; found: Found[] };
