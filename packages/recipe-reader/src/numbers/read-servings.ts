import { westernDigits } from './digits.ts';

/** How many a yield is for: its first number, in any language. */
export function readServings(text: string): number | null {
  const [found] = westernDigits(text).match(/(?:(?<=^|[\s:])-)?\d{1,4}/) ?? [];
  const servings = Number(found ?? 0);
  return servings > 0 && servings <= 1_000 ? servings : null;
}
