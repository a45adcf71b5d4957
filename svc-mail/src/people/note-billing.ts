import type { CloudEvent } from '@sufra/contracts';
import type { PersonDocument, PersonModel } from './person-model.ts';

type Fact = 'paidV' | 'endedV';
type OfMember = CloudEvent<{ userId: string }>;

/** Remembers how far a fact of svc-billing's has come, so that no mail that is overtaken by it goes afterwards. */
export async function noteBilling(people: PersonModel, event: OfMember, fact: Fact): Promise<void> {
  const newest = { [fact]: Number(event.sequence) };
  await people.updateOne({ _id: event.data.userId, deletedAt: null }, { $max: newest });
}

export const isOvertaken = (event: OfMember, person: PersonDocument | null, facts: readonly Fact[]) =>
  facts.some(fact => (person?.[fact] ?? 0) > Number(event.sequence));
