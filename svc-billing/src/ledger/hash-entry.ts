import { createHash } from 'node:crypto';
import type { LedgerEntry } from '../models/ledger-model.ts';

/** Over everything that an entry says and the hash of the one before: a person who changes one has to change all after it. */
export function hashEntry(entry: Omit<LedgerEntry, 'hash' | 'once'>): string {
  const { _id, previous, at, kind, amount, invoice = null, charity = null, reference = null } = entry;
  const said = [_id, previous, at.toISOString(), kind, amount, invoice, charity, reference];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
