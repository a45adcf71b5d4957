import { isDeepStrictEqual } from 'node:util';
import type { LedgerEntry } from '../models/ledger-model.ts';
import type { LedgerSums, MonthSum } from '../models/ledger-sums-model.ts';
import { hashEntry } from './hash-entry.ts';
import { addEntry, inOrder } from './monthly-sums.ts';

export interface Chain {
  entries: number;
  head: string | null;
  pledged: number;
  given: number;
  faults: string[];
}

interface Options {
  /** What is shown as the sums of the first entries. */
  sums?: Pick<LedgerSums, 'upTo' | 'months'> | null;
  tell?: (entries: number) => void;
}

/** Goes through the chain from its first entry, and says where it is not as it was written. */
export async function verifyChain(
  entries: AsyncIterable<LedgerEntry>,
  { sums, tell }: Options = {},
): Promise<Chain> {
  const chain: Chain = { entries: 0, head: null, pledged: 0, given: 0, faults: [] };
  const months = new Map<string, MonthSum>();
  let areSumsRight = !sums;
  const ofInvoice = new Map<string, number>();
  for await (const entry of entries) {
    const { _id, previous, hash, kind, amount, invoice } = entry;
    const place = chain.entries + 1;
    if (_id !== place) chain.faults.push(`entry ${place} is missing: ${_id} comes next`);
    if (previous !== chain.head) chain.faults.push(`entry ${_id} does not follow the one before it`);
    if (hash !== hashEntry(entry)) chain.faults.push(`entry ${_id} was changed`);
    if (kind === 'transfer') chain.given += amount;
    else chain.pledged += amount;
    addEntry(months, entry);
    if (_id === sums?.upTo) areSumsRight = isDeepStrictEqual(inOrder(months), sums.months);
    if (invoice) ofInvoice.set(invoice, (ofInvoice.get(invoice) ?? 0) + amount);
    chain.entries = _id;
    chain.head = hash;
    tell?.(place);
  }
  if (!areSumsRight) chain.faults.push('the sums by month are not those of the entries');
  for (const [invoice, amount] of ofInvoice)
    if (amount < 0) chain.faults.push(`more is taken back of ${invoice} than was pledged`);
  return chain;
}
