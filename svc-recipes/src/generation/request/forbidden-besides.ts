import type { School } from '@sufra/contracts';
import { schoolTopics } from '@sufra/guard/schools';

/** What a school forbids, in the words of its topics: much of it our own line forbids as well. */
export const forbiddenBesides = (school: School | null): string[] =>
  school ? schoolTopics.filter(({ held }) => held[school].verdict === 'haram').map(({ name }) => name) : [];
