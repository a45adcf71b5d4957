import type { HijriDate } from '@sufra/prayer-times/hijri';
import { t } from '../../texts/text.ts';
import { nameOfCountry } from '../towns/name-of-country.ts';
import { type FollowedMoon, sourceOf } from './followed-moon.ts';

/** Where the first day of a month comes from; nothing where it is calculated. */
export function moonSource(moon: FollowedMoon, month: Pick<HijriDate, 'year' | 'month'>): string | undefined {
  const source = sourceOf(moon, month);
  if (source === undefined) return undefined;
  if (source === 'own') return t('ramadan.announced.own');
  const country = source === 'country' ? nameOfCountry(moon.town?.country ?? '') : '';
  return t('ramadan.announced', { source, country });
}
