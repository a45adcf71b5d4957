import { messages, premium } from '@sufra/contracts';
import { formatMoney, GreenBand, LinkButton, say } from '@sufra/web-kit';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../texts/text.ts';
import styles from './upgrade-block.module.css';
import { useComeIntoView } from './use-come-into-view.ts';

const promises = () => [
  t('dashboard.upgrade.recipes'),
  t('dashboard.upgrade.saved'),
  t('dashboard.upgrade.week'),
];

/** What premium brings, for free members. Where nothing is left it is what the page has to say, and comes into view. */
export function UpgradeBlock({ isNoneLeft = false }: { isNoneLeft?: boolean }) {
  const block = useRef<HTMLDivElement>(null);
  useComeIntoView(block, isNoneLeft);

  return (
    <div ref={block} id="upgrade" className={styles.place}>
      <GreenBand as="section" aria-labelledby="upgrade-title" className={styles.band}>
        <div className={styles.words}>
          <h3 id="upgrade-title" className={styles.title}>
            {isNoneLeft ? say(messages.allGenerationsUsed) : t('dashboard.upgrade.title')}
          </h3>
          <ul className={styles.promises}>
            {promises().map(promise => (
              <li key={promise}>
                <Check aria-hidden="true" />
                {promise}
              </li>
            ))}
          </ul>
          <p className={styles.price}>
            {t('dashboard.upgrade.price', {
              price: formatMoney(premium.pricePence),
              interval: premium.interval,
              percent: premium.charityPercent,
            })}
          </p>
          <LinkButton to="/billing">{t('dashboard.upgrade.button')}</LinkButton>
        </div>
      </GreenBand>
    </div>
  );
}
