import { perLocale } from '../language/page-locale.ts';

const inUnit = (unit: string) =>
  perLocale(locale => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }));

const units = [
  { format: inUnit('hour'), seconds: 3_600 },
  { format: inUnit('minute'), seconds: 60 },
];
const inSeconds = inUnit('second');

/** '5 seconds', '12 minutes', '2 hours': rounded up, so that a member who waits this long has waited long enough. */
export function formatWait(seconds: number) {
  const wait = Math.max(1, Math.ceil(seconds));
  const unit = units.find(each => wait >= each.seconds);
  return unit ? unit.format().format(Math.ceil(wait / unit.seconds)) : inSeconds().format(wait);
}
