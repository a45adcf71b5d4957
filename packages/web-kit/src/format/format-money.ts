import { pageLocale } from '../language/page-locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(currency: string) {
  const locale = pageLocale();
  const place = `${locale} ${currency}`;
  const found = formats.get(place);
  if (found) return found;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  formats.set(place, made);
  return made;
}

/** Minor units as people read them: 499 pence are '£4.99', none are '£0', as the page's language writes it. */
export function formatMoney(minorUnits: number, currency = 'GBP') {
  const digits = String(Math.abs(minorUnits)).padStart(3, '0');
  // As text, so that an amount is never a floating-point number on its way to the page.
  const major = `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  // As Arabic's data has it the sign would come to stand on the other side of its letters.
  return formatFor(currency).format(major).replace('UK£', '£');
}
