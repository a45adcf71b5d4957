import { messages, premium } from '@sufra/contracts';
import { formatMoney, GreenBand, LinkButton } from '@sufra/web-kit';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import styles from './upgrade-block.module.css';
import { useComeIntoView } from './use-come-into-view.ts';

const promises = [
  'As many recipes as you cook, for every meal from suhoor to dessert',
  'Each one saved by itself, to find again',
  'A weekly plan with one shopping list',
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
            {isNoneLeft ? messages.allGenerationsUsed : 'Cook without counting'}
          </h3>
          <ul className={styles.promises}>
            {promises.map(promise => (
              <li key={promise}>
                <Check aria-hidden="true" />
                {promise}
              </li>
            ))}
          </ul>
          <p className={styles.price}>
            {formatMoney(premium.pricePence)} a {premium.interval}, and {premium.charityPercent}% of it goes
            to charity.
          </p>
          <LinkButton to="/billing">Upgrade to Premium</LinkButton>
        </div>
      </GreenBand>
    </div>
  );
}
