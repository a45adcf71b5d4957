import type { CloudEvent } from '@sufra/contracts';
import type { PersonModel } from './person-model.ts';

/** True for one event of a person, however often that comes: the first of those that are worth a welcome. */
export async function claimWelcome(people: PersonModel, event: CloudEvent<{ userId: string }>) {
  const _id = event.data.userId;
  await people.updateOne({ _id, deletedAt: null, welcomedBy: null }, { $set: { welcomedBy: event.id } });
  return (await people.exists({ _id, welcomedBy: event.id })) !== null;
}
