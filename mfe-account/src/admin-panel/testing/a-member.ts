import type { Member } from '@sufra/contracts';
import { aUser } from '@sufra/web-kit/testing';

let members = 0;

/** A new member each time. */
export function aMember(overrides: Partial<Member> = {}): Member {
  members += 1;
  const _id = members.toString(16).padStart(24, '0');
  return {
    ...aUser({ _id, name: `Member ${members}`, email: `member-${members}@sufra.example` }),
    recipes: [],
    hasSecondFactor: false,
    ...overrides,
  };
}
