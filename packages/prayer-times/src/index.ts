export { addDays, type CivilDate, dateIn, daysBetween, weekdayOf } from './days/civil-date.ts';
export { type AsrSchool, asrOfCountry, methodOfCountry } from './methods/method-of-country.ts';
export { isMethodId, type MethodId, methodIds, methods } from './methods/methods.ts';
export { type HighLatitudeRule, highLatitudeRules } from './times/high-latitude.ts';
export {
  type Corrections,
  type DecidedBy,
  type Place,
  type Prayer,
  prayers,
  type TimesOfDay,
  timesOfDay,
  type Way,
} from './times/times-of-day.ts';
