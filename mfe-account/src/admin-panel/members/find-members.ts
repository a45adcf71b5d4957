import type { Member } from '@sufra/contracts';
import { matchesWords } from '@sufra/web-kit';

export const findMembers = (members: Member[], words: string) =>
  words.trim() ? members.filter(({ name, email }) => matchesWords(words, [name, email])) : members;
