import { cardOf, spaced } from '../cards.ts';
import type { CardDetails } from '../store/records.ts';
import type { Mistakes, Typed } from './card-fields.ts';

const emailForm = /^[^\s@<>",;:\\]+@[^\s@<>",;:\\.]+(?:\.[^\s@<>",;:\\.]+)+$/;
const century = 2_000;

export function typedIn(form: URLSearchParams): Typed {
  const value = (name: string) => (form.get(name) ?? '').trim().slice(0, 254);
  return {
    email: value('email'),
    number: value('number'),
    expiry: value('expiry'),
    cvc: value('cvc'),
    name: value('name'),
  };
}

/** The sum by which a card number checks itself. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const numberMistake = (digits: string) => {
  if (digits === '') return 'Enter a card number.';
  if (!isCardNumber(digits)) return 'Your card number is invalid.';
  return cardOf(digits)
    ? undefined
    : 'Only test cards are taken here. What you typed was not kept: please use one of those below.';
};

function readExpiry(expiry: string) {
  const [, month = '0', year = '0'] = /^(\d{1,2})\s*(?:\/\s*)?(\d{2}|\d{4})$/.exec(expiry) ?? [];
  return { month: Number(month), year: Number(year) + (year.length === 2 ? century : 0) };
}

function expiryMistake(expiry: string, now: number): string | undefined {
  const { month, year } = readExpiry(expiry);
  if (month < 1 || month > 12) return 'Your card’s expiry date is incomplete.';
  // Good until its month is over.
  if (Date.UTC(year, month) / 1000 <= now) return 'Your card’s expiry date is in the past.';
  return undefined;
}

interface Read {
  details: CardDetails;
  mistakes: Mistakes;
}

export function readCard(typed: Typed, { asksEmail, now }: { asksEmail: boolean; now: number }): Read {
  const digits = typed.number.replaceAll(/[\s-]/g, '');
  const found = {
    email: asksEmail && !emailForm.test(typed.email) ? 'Enter your e-mail address.' : undefined,
    number: numberMistake(digits),
    expiry: expiryMistake(typed.expiry, now),
    cvc: /^\d{3,4}$/.test(typed.cvc) ? undefined : 'Your card’s security code is incomplete.',
    name: typed.name ? undefined : 'Enter the name on the card.',
  };
  const { month, year } = readExpiry(typed.expiry);
  return {
    mistakes: Object.fromEntries(Object.entries(found).filter(([, mistake]) => mistake)),
    details: {
      number: digits,
      expMonth: month,
      expYear: year,
      email: typed.email || null,
      name: typed.name || null,
    },
  };
}

/** The form with a test card in it; what a visitor has typed as a name or an address stays. */
export const filledWith = (typed: Typed, number: string, now: number): Typed => ({
  ...typed,
  number: spaced(number),
  expiry: `12 / ${(new Date(now * 1000).getUTCFullYear() + 3) % 100}`,
  cvc: '123',
  name: typed.name || 'Test Cardholder',
});
