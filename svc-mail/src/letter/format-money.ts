/** Minor units as a receipt has them: 499 pence are '£4.99', 500 are '£5.00'. */
export function formatMoney(minorUnits: number, currency: string, language = 'en'): string {
  const format = new Intl.NumberFormat(language === 'en' ? 'en-US' : language, {
    style: 'currency',
    currency,
  });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  const digits = String(minorUnits).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  // As text, so that an amount is never a floating-point number.
  return format.format(`${whole}.${digits.slice(whole.length)}0` as `${number}`);
}
