import { brand } from '@sufra/contracts';
import { LinkButton, PageHead } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t, tRich } from '../texts/text.ts';
import styles from './email-confirmation-page.module.css';

export default function EmailConfirmationPage() {
  return (
    <>
      <PageHead title={t('confirmation.title')} description={t('confirmation.description')} />
      <AccountFrame title={t('confirmation.title')} lead={t('confirmation.lead')}>
        <ol className={styles.steps}>
          <li>{t('confirmation.look', { brand: brand.name })}</li>
          <li>
            <span>
              {tRich('confirmation.notThere', {
                link: words => <Link to="/resend-verification">{words}</Link>,
              })}
            </span>
          </li>
          <li>{t('confirmation.click')}</li>
        </ol>
        <LinkButton to="/auth" tone="quiet">
          {t('confirmation.back')}
        </LinkButton>
      </AccountFrame>
    </>
  );
}
