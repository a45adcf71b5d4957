import { ownDigitsOf, writeDigits } from '@sufra/texts/digits';
import { MenuItem, MenuSeparator, pageLanguage } from '@sufra/web-kit';
import { chosenDigits, type Digits } from '@sufra/web-kit/chosen-digits';
import { Check } from 'lucide-react';
import { t } from '../texts/text.ts';
import { chooseDigits } from './choose-digits.ts';
import styles from './digits-items.module.css';

/** In the list of languages, of pages whose language has digits of its own. */
export function DigitsItems() {
  const own = ownDigitsOf(pageLanguage());
  if (!own) return null;
  const chosen = chosenDigits() ?? 'latin';
  const itemFor = (digits: Digits, figures: string) => (
    <MenuItem
      icon={<span className={styles.mark}>{digits === chosen && <Check aria-hidden="true" />}</span>}
      onSelect={() => void chooseDigits(digits)}
    >
      <span translate="no" aria-current={digits === chosen ? 'true' : undefined}>
        {t('digits.as', { figures })}
      </span>
    </MenuItem>
  );
  return (
    <>
      <MenuSeparator />
      {itemFor('latin', '123')}
      {itemFor('own', writeDigits('123', own))}
    </>
  );
}
