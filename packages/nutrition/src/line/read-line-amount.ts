import type { Language, Unit } from '../names/read-language.ts';
import { tokenise } from '../names/tokenise.ts';
import { readAmounts } from './read-amounts.ts';

/** A number, and what it counts; without a unit, pieces. */
export interface LineAmount {
  value: number;
  unit: Unit | undefined;
}

/** The amount that a text is, from its first word to its last: '2 kg', 'نصف كيلو'. Undefined of a text that is more, or none. */
export function readLineAmount(text: string, language: Language): LineAmount | undefined {
  const tokens = tokenise(text);
  const [amount, ...others] = readAmounts(tokens, language);
  if (!amount || others.length > 0 || !(amount.value > 0)) return undefined;
  const isWhole = amount.from === 0 && Math.max(amount.to, amount.numberTo) === tokens.length;
  return isWhole ? { value: amount.value, unit: amount.unit } : undefined;
}
