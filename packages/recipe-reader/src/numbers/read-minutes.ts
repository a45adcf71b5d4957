import { westernDigits } from './digits.ts';

const perUnit: Record<string, number> = { w: 10_080, d: 1_440, h: 60, m: 1, s: 1 / 60 };
const iso = /^[+-]?p(?=[\dt])[\dtwdhms.,\s]*$/i;
const isoPart = /(\d{1,6}(?:[.,]\d{1,3})?)\s?([wdhms])/gi;
const inWords = /(\d{1,4}(?:[.,]\d{1,2})?)\s{0,2}(\p{L}+)/gu;

const hours =
  /^(?:h|hr|hrs|hours?|std|stunden?|heures?|horas?|ore|ora|timmar|timer?|uur|uren|godz\p{L}*|saat|jam|ساعة|ساعات|گھنٹ\p{L}*)$/iu;
const minutes = /^(?:m|min|mins|minut\p{L}*|minuutt?\p{L}*|perc|dk|dakika|menit|دقيقة|دقائق|منٹ)$/iu;
const days = /^(?:d|days?|tage?n?|jours?|d[ií]as?|giorn[io])$/iu;

const number = (text: string) => Number(text.replace(',', '.'));
const most = 60 * 24 * 60;

/** Minutes of an ISO duration, of what some sites write in its place, and of '1 hr 20 min'. */
export function readMinutes(text: string): number | null {
  const plain = westernDigits(text).trim().slice(0, 100);
  const total = iso.test(plain) ? ofIso(plain) : /^\d{1,5}$/.test(plain) ? Number(plain) : ofWords(plain);
  const whole = Math.round(total);
  return whole > 0 && whole <= most ? whole : null;
}

/** A letter too many, as in 'PTH50MS', is passed over. Before the T an M is months, which nothing cooks for. */
function ofIso(text: string): number {
  const parts = [...text.matchAll(isoPart)];
  return parts.reduce(
    (sum, [, amount = '0', unit = 'm']) => sum + number(amount) * (perUnit[unit.toLowerCase()] ?? 0),
    0,
  );
}

function ofWords(text: string): number {
  let sum = 0;
  for (const [, amount = '0', unit = ''] of text.matchAll(inWords)) {
    if (hours.test(unit)) sum += number(amount) * 60;
    else if (minutes.test(unit)) sum += number(amount);
    else if (days.test(unit)) sum += number(amount) * 1_440;
  }
  return sum;
}
