import type { AsrSchool } from '../methods/method-of-country.ts';
import type { MethodId } from '../methods/methods.ts';

export interface Place {
  latitude: number;
  longitude: number;
  timeZone: string;
}

export const prayers = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type Prayer = (typeof prayers)[number];

/** Minutes that a mosque's own table stands after what we say. */
export type Corrections = Partial<Record<Prayer, number>>;

/**
 * In the summer of the north the sun does not go down far enough, and dawn is where a part of the night begins. Dawn is never
 * before it. The middle of the night is the rule unless a person chooses another: suhoor then never ends too late.
 */
export const highLatitudeRules = ['middleofthenight', 'twilightangle', 'seventhofthenight'] as const;
export type HighLatitudeRule = (typeof highLatitudeRules)[number];

export interface Way {
  method: MethodId;
  asr: AsrSchool;
  highLatitude: HighLatitudeRule;
  corrections?: Corrections;
  /** Where the place is, by two letters: its authority's precaution holds whatever method is chosen. */
  country?: string;
  isRamadan?: boolean;
  /** The bare sun, without what the authority adds: for measuring. */
  withoutPrecaution?: boolean;
}
