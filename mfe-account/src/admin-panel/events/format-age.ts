import { perLocale } from '@sufra/web-kit';

const inUnit = (unit: string) =>
  perLocale(locale => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }));

const inSeconds = inUnit('second');
const units = [
  { format: inUnit('day'), seconds: 86_400 },
  { format: inUnit('hour'), seconds: 3_600 },
  { format: inUnit('minute'), seconds: 60 },
];

/** '5 seconds', '12 minutes', '2 hours', '3 days': rounded down, for what is at least so old. */
export function formatAge(seconds: number): string {
  const unit = units.find(each => seconds >= each.seconds) ?? { format: inSeconds, seconds: 1 };
  return unit.format().format(Math.floor(seconds / unit.seconds));
}
