import type { PrayerTimes } from 'adhan';
import { methods } from '../methods/methods.ts';
import type { Way } from './times-of-day.ts';

/**
 * In the summer of the north the sun does not go down far enough, and dawn is where a part of the night begins. Dawn is never
 * before it. The middle of the night is the rule unless a person chooses another: suhoor then never ends too late.
 */
export const highLatitudeRules = ['middleofthenight', 'twilightangle', 'seventhofthenight'] as const;
export type HighLatitudeRule = (typeof highLatitudeRules)[number];

const nearlyTheSame = 1_500;
const seventh = 1 / 7;

function partOfNight({ highLatitude, method }: Way) {
  if (highLatitude === 'middleofthenight') return 1 / 2;
  return highLatitude === 'seventhofthenight' ? seventh : methods[method].fajrAngle / 60;
}

/** Whether dawn is where a part of the night says, and not the sun. */
export function isByRuleOfNight(sun: PrayerTimes, night: number, way: Way): boolean {
  const part = partOfNight(way) * night;
  return Math.abs(sun.sunrise.getTime() - part - sun.fajr.getTime()) < nearlyTheSame;
}
