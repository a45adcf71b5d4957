import type { CloudEvent } from '@sufra/contracts';
import { project } from '@sufra/service-kit';
import type { PersonModel } from './person-model.ts';

export type OfPerson = CloudEvent<{
  userId: string;
  email: string;
  name: string;
  language?: string | undefined;
  digits?: string | undefined;
}>;

/**
 * For events of a member who reads at that address. What was only typed into a form is not kept: it may be the address of
 * a person who was never here.
 */
export function rememberPerson(people: PersonModel, event: OfPerson) {
  const { userId, email, name, language, digits } = event.data;
  const set = { email, name, ...(language && { language }), ...(digits && { digits }) };
  return project({ model: people, event, id: userId, set });
}
