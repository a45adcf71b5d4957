import { PageHead } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { AddressForm } from '../forms/address-form.tsx';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t, tRich } from '../texts/text.ts';
import { forgotPasswordMutation } from './forgot-password-api.ts';

export default function ForgotPasswordPage() {
  return (
    <>
      <PageHead title={t('forgot.title')} description={t('forgot.description')} />
      <AccountFrame title={t('forgot.title')} lead={t('forgot.lead')}>
        <AddressForm
          mutation={forgotPasswordMutation}
          submitLabel={t('forgot.send')}
          afterwards={t('forgot.sent')}
        />
        <p className={styles.after}>
          {tRich('forgot.remembered', { link: words => <Link to="/signin">{words}</Link> })}
        </p>
      </AccountFrame>
    </>
  );
}
