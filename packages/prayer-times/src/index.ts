export { addDays, type CivilDate, dateIn, daysBetween, weekdayOf } from './days/civil-date.ts';
export { type AsrSchool, asrOfCountry, methodOfCountry } from './methods/method-of-country.ts';
export { isMethodId, type MethodId, methodIds, methods } from './methods/methods.ts';
export { type DecidedBy, type TimesOfDay, timesOfDay } from './times/times-of-day.ts';
export {
  type Corrections,
  type HighLatitudeRule,
  highLatitudeRules,
  type Place,
  type Prayer,
  prayers,
  type Way,
} from './times/way.ts';
