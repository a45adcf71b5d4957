import type { BodyOf } from '@sufra/contracts';
import { call, PageHead } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { AddressForm } from '../forms/address-form.tsx';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';

const resendVerificationMutation = mutationOptions({
  mutationFn: (body: BodyOf<'POST /auth/resend-verification'>) =>
    call('POST /auth/resend-verification', { body }),
});

export default function ResendVerificationPage() {
  return (
    <>
      <PageHead title="Resend the verification" description="Ask for another link to confirm your email." />
      <AccountFrame
        title="Another confirmation link"
        lead="Has the first one gone astray, or grown too old? Tell us the email that you signed up with."
      >
        <AddressForm
          mutation={resendVerificationMutation}
          submitLabel="Send the link again"
          afterwards="The link works once and for 24 hours. Not there? It may lie among spam."
        />
        <p className={styles.after}>
          Confirmed already? <Link to="/signin">Sign in</Link>
        </p>
      </AccountFrame>
    </>
  );
}
