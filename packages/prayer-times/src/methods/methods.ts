import type { Method } from './method.ts';

/** Where no authority adds minutes: a table that rounds up is not announced before. */
const none = 0.5;

/**
 * The usual methods. Angles are those that each authority publishes; minutes were fitted to its tables where we have them
 * (the README says to which).
 */
export const methods = {
  'muslim-world-league': {
    fajrAngle: 18,
    isha: { angle: 17 },
    precaution: none,
    offsets: { dhuhr: 1 },
  },
  egypt: { fajrAngle: 19.5, isha: { angle: 17.5 }, precaution: none, offsets: { dhuhr: 0.5 } },
  karachi: { fajrAngle: 18, isha: { angle: 18 }, precaution: 0.9, offsets: { dhuhr: 1 } },
  'umm-al-qura': {
    fajrAngle: 18.5,
    isha: { minutes: 90, minutesInRamadan: 120 },
    precaution: 0.6,
    offsets: { sunrise: -0.5, dhuhr: 0.5, asr: 0.6, isha: 0.5 },
  },
  gulf: { fajrAngle: 19.5, isha: { minutes: 90 }, precaution: 0.9 },
  dubai: {
    fajrAngle: 18.2,
    isha: { angle: 18.2 },
    precaution: 3.4,
    offsets: { sunrise: -3.4, dhuhr: 2.8, asr: 2.7, isha: -0.4 },
  },
  qatar: {
    fajrAngle: 18,
    fajr: -0.6,
    isha: { minutes: 90 },
    precaution: 2.4,
    offsets: { asr: 0.2, isha: 1.6 },
  },
  kuwait: {
    fajrAngle: 18,
    fajr: -0.3,
    isha: { angle: 17.5 },
    precaution: 0.8,
    offsets: { sunrise: 0.3, asr: 0.4, isha: -0.2 },
  },
  jordan: { fajrAngle: 18, isha: { angle: 18 }, precaution: 5 },
  turkey: {
    fajrAngle: 18,
    isha: { angle: 17 },
    precaution: 7.5,
    offsets: { sunrise: -7, dhuhr: 5, asr: 4 },
  },
  tehran: { fajrAngle: 17.7, isha: { angle: 14 }, maghribAngle: 4.5, precaution: none },
  jafari: { fajrAngle: 16, isha: { angle: 14 }, maghribAngle: 4, precaution: none },
  morocco: {
    fajrAngle: 19,
    isha: { angle: 17 },
    precaution: 5.4,
    offsets: { sunrise: -3.3, dhuhr: 5.4, isha: 0.5 },
  },
  algeria: { fajrAngle: 18, isha: { angle: 17 }, precaution: 3 },
  tunisia: { fajrAngle: 18, isha: { angle: 18 }, precaution: 1 },
  bangladesh: {
    fajrAngle: 18,
    isha: { angle: 18 },
    precaution: 4,
    suhoorPrecaution: 3,
    offsets: { dhuhr: 1 },
  },
  malaysia: {
    fajrAngle: 18,
    fajr: 1.2,
    isha: { angle: 18 },
    precaution: 2.6,
    offsets: { sunrise: -0.7, dhuhr: 2.8, asr: 1.7, isha: 1.6 },
  },
  indonesia: {
    fajrAngle: 20,
    fajr: 1.2,
    isha: { angle: 18 },
    precaution: 2.6,
    offsets: { sunrise: -2, dhuhr: 2.8, asr: 2, isha: 2 },
  },
  singapore: {
    fajrAngle: 20,
    fajr: 0.2,
    isha: { angle: 18 },
    precaution: 1,
    offsets: { sunrise: 0.2, dhuhr: 1.4, asr: 0.3, isha: 0.4 },
  },
  'moonsighting-committee': {
    fajrAngle: 18,
    isha: { angle: 18 },
    precaution: 3.4,
    offsets: { dhuhr: 5 },
    isSeasonal: true,
  },
  'north-america': { fajrAngle: 15, isha: { angle: 15 }, precaution: none, offsets: { dhuhr: 1 } },
  'france-18': { fajrAngle: 18, isha: { angle: 18 }, precaution: none, offsets: { dhuhr: 1 } },
  'france-15': { fajrAngle: 15, isha: { angle: 15 }, precaution: none, offsets: { dhuhr: 1 } },
  'france-12': { fajrAngle: 12, isha: { angle: 12 }, precaution: none, offsets: { dhuhr: 1 } },
  portugal: { fajrAngle: 18, isha: { minutes: 77 }, precaution: 3 },
  russia: { fajrAngle: 16, isha: { angle: 15 }, precaution: none },
} satisfies Record<string, Method>;

export type MethodId = keyof typeof methods;

export const methodIds = Object.keys(methods) as MethodId[];

export const isMethodId = (value: unknown): value is MethodId =>
  typeof value === 'string' && Object.hasOwn(methods, value);
