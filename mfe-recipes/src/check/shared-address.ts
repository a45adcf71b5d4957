import { limits } from '@sufra/contracts';
import { isSchool } from '../schools/school-names.ts';
import type { Asked } from './asked.ts';

/** The text stands behind the `#`, which browsers keep to themselves: no server, log or referrer sees it. */
export function sharedAddress({ text, school }: Asked): string {
  const parts = new URLSearchParams({ text, ...(school && { school }) });
  return `${location.origin}${location.pathname}#${parts}`;
}

/** What such an address asks for; undefined where it is none. */
export function askedBy(hash: string): Asked | undefined {
  const parts = new URLSearchParams(hash.slice(1));
  const text = parts.get('text')?.slice(0, limits.checkedTextLength).trim();
  const school = parts.get('school');
  return text ? { text, school: isSchool(school) ? school : '' } : undefined;
}
