import type { Amount } from '../amount.ts';
import { singularOf } from '../count-words.ts';

/** Amounts with the same key can be added. */
export function amountKey(amount: Amount): string {
  switch (amount.kind) {
    case 'count':
      return `count ${amount.unit === null ? '' : singularOf(amount.unit)}`;
    case 'package':
      return `package ${amount.size}`;
    default:
      return amount.kind;
  }
}
