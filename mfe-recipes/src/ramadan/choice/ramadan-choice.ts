import {
  type AsrSchool,
  asrOfCountry,
  type HighLatitudeRule,
  highLatitudeRules,
  isMethodId,
  type MethodId,
  methodOfCountry,
  type Prayer,
  prayers,
  type Way,
} from '@sufra/prayer-times';
import type { Town } from '@sufra/prayer-times/towns';
import { type FollowedMoon, readOwnDaysMore } from './followed-moon.ts';

/** What a person has chosen. It stays in the browser: the place is in no request. */
export interface RamadanChoice extends FollowedMoon {
  town?: Town;
  /** Undefined is what is usual in the town's country. */
  method?: MethodId;
  asr?: AsrSchool;
  highLatitude?: HighLatitudeRule;
  corrections?: Partial<Record<Prayer, number>>;
  showsFasts?: boolean;
}

export const greatestCorrection = 30;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most;

function isZone(value: unknown): value is string {
  try {
    return typeof value === 'string' && new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
}

function readTown(value: unknown): Town | undefined {
  if (!isObject(value)) return undefined;
  const { name, country, latitude, longitude, timeZone, namesIn } = value;
  if (typeof name !== 'string' || typeof country !== 'string' || !isZone(timeZone)) return undefined;
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return undefined;
  const names = isObject(namesIn) ? Object.entries(namesIn) : [];
  const own = names.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { name, country, latitude, longitude, timeZone, namesIn: Object.fromEntries(own) };
}

function readCorrections(value: unknown) {
  if (!isObject(value)) return undefined;
  const known = prayers.flatMap(prayer => {
    const minutes = value[prayer];
    return isWithin(minutes, greatestCorrection) ? [[prayer, Math.round(minutes)] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Whatever the browser kept, of this version or another: what cannot be read counts as not chosen. */
export function readChoice(kept: unknown): RamadanChoice {
  if (!isObject(kept)) return {};
  const { method, asr, highLatitude, showsFasts } = kept;
  return {
    town: readTown(kept.town),
    method: isMethodId(method) ? method : undefined,
    asr: asr === 'majority' || asr === 'hanafi' ? asr : undefined,
    highLatitude: highLatitudeRules.find(rule => rule === highLatitude),
    corrections: readCorrections(kept.corrections),
    ownDaysMore: readOwnDaysMore(kept),
    showsFasts: showsFasts === true,
  };
}

export const methodOf = ({ method, town }: RamadanChoice): MethodId =>
  method ?? methodOfCountry(town?.country ?? '');

export const wayOf = (choice: RamadanChoice): Way => ({
  method: methodOf(choice),
  asr: choice.asr ?? asrOfCountry(choice.town?.country ?? ''),
  highLatitude: choice.highLatitude ?? 'middleofthenight',
  corrections: choice.corrections,
  country: choice.town?.country,
});
