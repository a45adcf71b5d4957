import { premium } from '@sufra/contracts';
import { LinkButton } from '@sufra/web-kit';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import listStyles from './thank-you.module.css';

export const ThankYou = () => (
  <AccountFrame
    title="Thank you for upgrading to Premium!"
    lead={<span role="status">You are a premium member now. A receipt is on its way to your inbox.</span>}
  >
    <ul className={listStyles.list}>
      <li>
        <Check aria-hidden="true" />
        <span>Recipes without a limit, for every meal, suhoor and iftar too</span>
      </li>
      <li>
        <Check aria-hidden="true" />
        <span>What you cook is saved, and your favourites are marked</span>
      </li>
      <li>
        <Check aria-hidden="true" />
        <span>
          {premium.charityPercent}% of what you paid goes to charity:{' '}
          <Link to="/charity">see&nbsp;the&nbsp;ledger</Link>
        </span>
      </li>
    </ul>
    <div className={styles.actions}>
      <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
      <LinkButton to="/billing" tone="quiet">
        Your membership
      </LinkButton>
    </div>
  </AccountFrame>
);
