import { Coordinates, PolarCircleResolution, PrayerTimes, Rounding } from 'adhan';
import { addDays, type CivilDate, dateIn, partsOfDate } from '../days/civil-date.ts';
import { methods } from '../methods/methods.ts';
import { precautionOf } from '../methods/precaution-of.ts';
import { isByRuleOfNight } from './high-latitude.ts';
import { later, minuteAfter, minuteBefore, nearestMinute } from './minutes.ts';
import { parametersOf } from './parameters-of.ts';
import type { Corrections, Place, Prayer, Way } from './way.ts';

/** What decided, where the sun alone does not: it does not rise or set, or does not go down far enough. */
export type DecidedBy = 'sun' | 'night' | 'nearest-latitude';

export type TimesOfDay = Record<Prayer | 'suhoorEnds', Date> & { decidedBy: DecidedBy };

/** The fast begins no later than the sun says, and ends no earlier: suhoor is rounded down, iftar up. */
export function timesOfDay(place: Place, date: CivilDate, way: Way): TimesOfDay {
  const method = methods[way.method];
  const { sun, night, isPolar } = sunOf(place, date, way);
  const bare = way.withoutPrecaution === true;
  const offsets = { ...('offsets' in method && !bare ? method.offsets : {}) } as Corrections;
  const plus = (prayer: Prayer) => (bare ? 0 : (offsets[prayer] ?? 0)) + (way.corrections?.[prayer] ?? 0);
  const own = (prayer: Prayer) => way.corrections?.[prayer] ?? 0;
  const dawn = later(sun.fajr, bare || !('fajr' in method) ? 0 : method.fajr);
  const suhoorPrecaution = 'suhoorPrecaution' in method ? method.suhoorPrecaution : 0;

  return {
    fajr: later(bare ? nearestMinute(dawn) : minuteBefore(dawn), own('fajr')),
    suhoorEnds: later(minuteBefore(later(dawn, -suhoorPrecaution)), own('fajr')),
    sunrise: nearestMinute(later(sun.sunrise, plus('sunrise'))),
    dhuhr: nearestMinute(later(sun.dhuhr, plus('dhuhr'))),
    asr: nearestMinute(later(sun.asr, plus('asr'))),
    maghrib: later(
      bare ? nearestMinute(sun.maghrib) : minuteAfter(later(sun.maghrib, precautionOf(way))),
      own('maghrib'),
    ),
    isha: nearestMinute(later(sun.isha, plus('isha'))),
    decidedBy: isPolar ? 'nearest-latitude' : isByRuleOfNight(sun, night, way) ? 'night' : 'sun',
  };
}

/** adhan counts days by Greenwich: where a zone is far from its longitude, noon may fall on the day beside. */
function sunOf(place: Place, date: CivilDate, way: Way) {
  const at = (day: CivilDate) => solarTimes(place, day, way);
  const first = at(date);
  const shift =
    date < dateIn(place.timeZone, first.sun.dhuhr)
      ? -1
      : date > dateIn(place.timeZone, first.sun.dhuhr)
        ? 1
        : 0;
  const day = addDays(date, shift);
  const { sun, isPolar } = shift === 0 ? first : at(day);
  const night = at(addDays(day, 1)).sun.sunrise.getTime() - sun.sunset.getTime();
  return { sun, night, isPolar };
}

function solarTimes({ latitude, longitude }: Place, date: CivilDate, way: Way) {
  const { year, month, day } = partsOfDate(date);
  const parameters = parametersOf(way);
  parameters.rounding = Rounding.None;
  const coordinates = new Coordinates(latitude, longitude);
  // Noon, which no change of the clock leaves out.
  const noon = new Date(year, month - 1, day, 12);
  const sun = new PrayerTimes(coordinates, noon, parameters);
  if (isWhole(sun)) return { sun, isPolar: false };
  parameters.polarCircleResolution = PolarCircleResolution.AqrabBalad;
  return { sun: new PrayerTimes(coordinates, noon, parameters), isPolar: true };
}

const isWhole = (sun: PrayerTimes) =>
  [sun.sunrise, sun.sunset, sun.fajr, sun.maghrib].every(time => !Number.isNaN(time.getTime()));
