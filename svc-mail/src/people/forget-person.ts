import type { CloudEvent } from '@sufra/contracts';
import { projectDeletion } from '@sufra/service-kit';
import type { PersonModel } from './person-model.ts';

type Deletion = CloudEvent<{ userId: string }>;

const personal = ['email', 'name', 'language', 'welcomedBy', 'paidV', 'endedV'];

/** From here on the person gets no mail but the last. The address stays until that one is done with. */
export async function banMails(people: PersonModel, event: Deletion): Promise<void> {
  const $set = { deletedAt: new Date(event.time) };
  await people.updateOne({ _id: event.data.userId }, { $set }, { upsert: true });
}

/** Only that there was a member stays, so that a late event brings none back. */
export const forgetPerson = (people: PersonModel, event: Deletion) =>
  projectDeletion({ model: people, event, id: event.data.userId, erase: personal });
