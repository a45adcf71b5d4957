import '@sufra/amounts/learn-other-kitchens.ts';
import { amountOf } from '@sufra/amounts/shopping/amount-record.ts';
import type { Units } from '@sufra/amounts/units.ts';
import { writeAmount } from '@sufra/amounts/write-amount.ts';
import type { ShoppingLine } from '@sufra/contracts';
import { requestLanguage } from '../generator/request/request-language.ts';
import { t } from '../texts/text.ts';

/** '250 g'; several where they cannot be added; empty where nothing is measured. */
export function amountText(
  { amounts, isToTaste, name }: Pick<ShoppingLine, 'amounts' | 'isToTaste' | 'name'>,
  units: Units,
): string {
  const written = amounts.map(amount =>
    writeAmount(amountOf(amount), units, { item: name, language: requestLanguage() }),
  );
  return [...written, ...(isToTaste && written.length > 0 ? [t('shopping.toTaste')] : [])].join(' + ');
}
