import { premium } from '@sufra/contracts';
import { CheckItem, CheckList, LinkButton } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import ownStyles from './thank-you.module.css';

export const ThankYou = () => (
  <AccountFrame
    title="Thank you for upgrading to Premium!"
    lead={<span role="status">You are a premium member now. A receipt is on its way to your inbox.</span>}
  >
    <div className={ownStyles.gained}>
      <CheckList>
        <CheckItem>Recipes without a limit, for every meal, suhoor and iftar too</CheckItem>
        <CheckItem>What you cook is saved, and your favourites are marked</CheckItem>
        <CheckItem>
          {premium.charityPercent}% of what you paid goes to charity:{' '}
          <Link to="/charity">see&nbsp;the&nbsp;ledger</Link>
        </CheckItem>
      </CheckList>
    </div>
    <div className={styles.actions}>
      <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
      <LinkButton to="/billing" tone="quiet">
        Your membership
      </LinkButton>
    </div>
  </AccountFrame>
);
