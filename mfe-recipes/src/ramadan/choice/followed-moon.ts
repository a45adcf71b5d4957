import { type AnnouncedMonth, announcedIn, type DaysMore, type HijriDate } from '@sufra/prayer-times/hijri';
import { readStored } from '../../remembered/browser-storage.ts';
import { announcedMonths } from '../announced/announced-months.ts';

/** Under which the browser keeps what was chosen. */
export const choiceKey = 'ramadan';

/** By what the months of a page begin. */
export interface FollowedMoon {
  town?: { country: string } | undefined;
  /** How many days later they begin at one's own mosque; undefined is as announced in the town's country. */
  ownDaysMore?: number | undefined;
  announced?: readonly AnnouncedMonth[];
}

type Month = Pick<HijriDate, 'year' | 'month'>;
type Kept = { ownDaysMore?: unknown; daysMore?: unknown; town?: { country?: unknown } | null };

const isDay = (value: unknown): value is number => value === -1 || value === 0 || value === 1;

/** A version before kept `daysMore`, and 0 also for those who had chosen nothing. */
export function readOwnDaysMore({ ownDaysMore, daysMore }: Kept): number | undefined {
  if (isDay(ownDaysMore)) return ownDaysMore;
  return isDay(daysMore) && daysMore !== 0 ? daysMore : undefined;
}

/** What a member's own choice says, or else what was announced where the town is. */
export function daysMoreOf({ ownDaysMore, town, announced = [] }: FollowedMoon): DaysMore {
  if (ownDaysMore !== undefined) return () => ownDaysMore;
  const told = announcedIn(announced, town?.country);
  return month => told(month)?.daysMore;
}

export type MoonSource = 'own' | 'country' | 'all';

/** Where the first day of a month comes from; undefined where it is calculated. */
export function sourceOf(moon: FollowedMoon, month: Month): MoonSource | undefined {
  if (moon.ownDaysMore !== undefined) return 'own';
  const told = announcedIn(moon.announced ?? [], moon.town?.country)(month);
  if (!told) return undefined;
  return told.isOfCountry ? 'country' : 'all';
}

/** As the browser keeps it, for what needs no times and no place. */
export function followedMoon(): FollowedMoon {
  const kept = readStored('localStorage', choiceKey) as Kept | null | undefined;
  if (typeof kept !== 'object' || kept === null) return { announced: announcedMonths() };
  const country = kept.town?.country;
  return {
    ownDaysMore: readOwnDaysMore(kept),
    town: typeof country === 'string' ? { country } : undefined,
    announced: announcedMonths(),
  };
}
