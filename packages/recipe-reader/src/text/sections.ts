import { headingOf } from '../headings/heading-of.ts';
import { withoutBullets, withoutStepNumber } from './bullets.ts';
import { isGroup, isNoise, isSentence, mayBeIngredient } from './line-kinds.ts';
import { splitAtCommas } from './split-at-commas.ts';
import { splitTyped } from './split-steps.ts';

export const stepsOf = (lines: string[]) => {
  const told = lines.filter(line => !isNoise(line) && isSentence(line));
  return (told.length === 1 ? splitTyped(told[0] ?? '') : told).map(withoutStepNumber);
};

/** 'Ingredients: rice, two onions, salt' has its list behind the colon. */
export const behindColon = (line: string) => line.slice(line.search(/[:：]/u) + 1 || line.length).trim();

export function ingredientsOf(heading: string, lines: string[]): string[] {
  const inline = behindColon(heading);
  const own = inline ? splitAtCommas(inline.replace(/[.।۔]$/u, '')) : [];
  const listed = lines.filter(line => !isGroup(line) && !isNoise(line) && mayBeIngredient(line));
  return withoutBullets([...own, ...listed]).filter(Boolean);
}

/** 'So geht's: knead, rest …' is a heading with the steps in the same line. */
export function longHeadingOf(line: string) {
  const before = /^(.{2,40}?)[:：]\s/u.exec(line)?.[1];
  return headingOf(line) ?? (before ? headingOf(before) : undefined);
}
