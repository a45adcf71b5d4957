import { premium } from '@sufra/contracts';
import { CheckItem, CheckList, LinkButton } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t, tRich } from '../texts/text.ts';
import ownStyles from './thank-you.module.css';

export const ThankYou = () => (
  <AccountFrame title={t('paid.thanks')} lead={<span role="status">{t('paid.thanksLead')}</span>}>
    <div className={ownStyles.gained}>
      <CheckList>
        <CheckItem>{t('paid.recipes')}</CheckItem>
        <CheckItem>{t('paid.saved')}</CheckItem>
        <CheckItem>
          {tRich('paid.charity', {
            percent: premium.charityPercent,
            link: words => <Link to="/charity">{words}</Link>,
          })}
        </CheckItem>
      </CheckList>
    </div>
    <div className={styles.actions}>
      <LinkButton to="/dashboard">{t('paid.dashboard')}</LinkButton>
      <LinkButton to="/billing" tone="quiet">
        {t('paid.membership')}
      </LinkButton>
    </div>
  </AccountFrame>
);
