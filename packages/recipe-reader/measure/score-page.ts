import type { ReadRecipe } from '../src/index.ts';
import type { Expected } from './expected.ts';
import { likeness, plain } from './likeness.ts';

export interface PageScore {
  isTitleRight: boolean;
  linesRight: number;
  extraLines: number;
  areInstructionsRight: boolean;
  missing: string[];
}

/** Read is null where no recipe was found. */
export function scorePage(expected: Expected, read: ReadRecipe | null): PageScore {
  const lines = read?.ingredients ?? [];
  const missing = expected.ingredients.filter(line => !lines.some(one => likeness(line, one) >= 0.8));
  return {
    isTitleRight: read !== null && isTitle(expected.title, read.title),
    linesRight: expected.ingredients.length - missing.length,
    extraLines: lines.filter(line => !expected.ingredients.some(one => likeness(line, one) >= 0.8)).length,
    areInstructionsRight: areSteps(expected.instructions, read?.instructions ?? []),
    missing,
  };
}

function isTitle(expected: string, read: string): boolean {
  const [one, other] = [plain(expected), plain(read)];
  return other !== '' && (one.includes(other) || other.includes(one));
}

/** The joined text nearly word for word, in nearly as many steps. */
function areSteps(expected: string[], read: string[]): boolean {
  const isNear = Math.abs(read.length - expected.length) <= Math.max(1, expected.length * 0.3);
  return isNear && likeness(expected.join(' '), read.join(' ')) >= 0.9;
}
