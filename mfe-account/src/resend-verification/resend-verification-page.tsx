import type { BodyOf } from '@sufra/contracts';
import { call, PageHead } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { AddressForm } from '../forms/address-form.tsx';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t, tRich } from '../texts/text.ts';

const resendVerificationMutation = mutationOptions({
  mutationFn: (body: BodyOf<'POST /auth/resend-verification'>) =>
    call('POST /auth/resend-verification', { body }),
});

export default function ResendVerificationPage() {
  return (
    <>
      <PageHead title={t('resend.tab')} description={t('resend.description')} />
      <AccountFrame title={t('resend.title')} lead={t('resend.lead')}>
        <AddressForm
          mutation={resendVerificationMutation}
          submitLabel={t('resend.send')}
          afterwards={t('resend.sent')}
        />
        <p className={styles.after}>
          {tRich('resend.confirmed', { link: words => <Link to="/signin">{words}</Link> })}
        </p>
      </AccountFrame>
    </>
  );
}
