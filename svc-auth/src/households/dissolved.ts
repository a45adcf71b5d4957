import { recordDeletion } from '@sufra/service-kit';
import { householdChanged } from './household-changed.ts';
import type { Household } from './household-model.ts';

const personal = ['members', 'invitations', 'endedLinks'] as const satisfies readonly (keyof Household)[];

/** The write that ends a household: nothing personal stays, and every member may join another at once. */
export const dissolved = (household: Household) =>
  recordDeletion({
    of: household,
    erase: personal,
    events: [householdChanged({ ...household, members: [] })],
  });
