import { latinDigits } from '@sufra/texts/digits';

// '25', '25.5', '£1,234.50': pounds, with commas between thousands if any, and at most two digits of pence.
const pounds = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** What was typed, in pence; undefined when it is no amount. As digits, so that it is never a floating-point number. */
export function penceFrom(typed: string): number | undefined {
  const [, whole, rest = ''] =
    pounds.exec(latinDigits(typed).replaceAll('٫', '.').replaceAll('٬', ',').trim()) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(',', '') + rest.padEnd(2, '0'));
}
