import type { PrayerTimes } from 'adhan';
import { methods } from '../methods/methods.ts';
import type { Way } from './way.ts';

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
