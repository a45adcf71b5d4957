import { type HighLatitudeRule, type Prayer, timesOfDay } from '../src/index.ts';
import { countryOf, methodOf, prayersOf, type Row, timeOf } from './rows.ts';

export interface Difference {
  row: Row;
  prayer: Prayer;
  /** Ours less the table's. */
  minutes: number;
  /** What people are told stands before the table: of maghrib, an iftar announced too early. */
  isEarly: boolean;
}

const halfDay = 720;
const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Over midnight too: 23:59 and 00:01 are two minutes apart. */
const apart = (ours: number, table: number) => ((ours - table + 3 * halfDay) % (2 * halfDay)) - halfDay;

function ruleOf({ highLatitudeRule, parameters = '' }: Row): HighLatitudeRule {
  const text = `${highLatitudeRule ?? ''} ${parameters}`.toLowerCase();
  if (/seventh|1\/7/.test(text)) return 'seventhofthenight';
  return /twilightangle|angle.?based/.test(text) ? 'twilightangle' : 'middleofthenight';
}

/** A row that was computed by angles alone, without the minutes that an authority adds. */
const isComputedBare = ({ parameters }: Row) => parameters !== undefined && !/[+-] ?\d/.test(parameters);

/** Each time of a row beside ours: what was computed without precaution beside the same, all else beside what we announce. */
export function compare(row: Row): Difference[] {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: row.timezone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const times = (withoutPrecaution: boolean) =>
    timesOfDay({ latitude: row.lat, longitude: row.lon, timeZone: row.timezone }, row.date, {
      method: methodOf(row),
      asr: row.madhab?.toLowerCase() === 'hanafi' ? 'hanafi' : 'majority',
      highLatitude: ruleOf(row),
      country: countryOf(row),
      withoutPrecaution,
    });
  const isBare = isComputedBare(row);
  const [announced, bare] = [times(false), times(true)];
  return prayersOf(row).map(prayer => {
    const table = timeOf(row, prayer);
    const minutes = (ours: Date) => apart(minutesOf(clock.format(ours)), minutesOf(table?.clock ?? ''));
    const told = minutes(announced[prayer]);
    const isByAnglesAlone = isBare && !table?.isPublished;
    return { row, prayer, minutes: isByAnglesAlone ? minutes(bare[prayer]) : told, isEarly: told < 0 };
  });
}
