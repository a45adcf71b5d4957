import { createHash, randomUUID } from 'node:crypto';
import type { Defect } from './defects.ts';

export interface Person {
  name: string;
  email: string;
  /** Of an organisation whose mailboxes Google runs: its tokens name the domain. */
  isHosted?: boolean;
}

export interface SignedIn extends Person {
  subject: string;
  /** What goes wrong with this person's sign-in, as chosen on the page. */
  defect: Defect | undefined;
}

/** The first has an account with a password in a local run, and joins it by that; the others are new. */
export const samplePeople: readonly Person[] = [
  { name: 'Amina Free', email: 'free@sufra.example' },
  { name: 'Karim Haddad', email: 'karim.haddad@example.com' },
  { name: 'Zaynab Öztürk', email: 'zaynab.ozturk@example.com' },
];

const maxKept = 500;

/** 21 digits, as Google's are; the same for the same address, in every run. */
const subjectOf = (text: string) =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(0, 21);

/** Who has signed in here lately, by subject. */
export function keepPeople() {
  const people = new Map<string, SignedIn>();
  return {
    signIn({ name, email, isHosted }: Person, defect: Defect | undefined): SignedIn {
      const isNew = defect === 'new-subject';
      const subject = subjectOf(isNew ? randomUUID() : email.trim().toLowerCase());
      const person = { name, email, subject, defect, ...(isHosted && { isHosted }) };
      people.delete(subject);
      people.set(subject, person);
      const oldest = people.keys().next();
      if (people.size > maxKept && !oldest.done) people.delete(oldest.value);
      return person;
    },
    find: (subject: string | undefined) => (subject ? people.get(subject) : undefined),
  };
}

export type People = ReturnType<typeof keepPeople>;
