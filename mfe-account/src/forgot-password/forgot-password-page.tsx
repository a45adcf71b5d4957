import { PageHead } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { AddressForm } from '../forms/address-form.tsx';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { forgotPasswordMutation } from './forgot-password-api.ts';

export default function ForgotPasswordPage() {
  return (
    <>
      <PageHead title="Forgot your password?" description="Ask for a link that sets a new password." />
      <AccountFrame
        title="Forgot your password?"
        lead="It happens. Tell us the email of your account, and we send a link that sets a new one."
      >
        <AddressForm
          mutation={forgotPasswordMutation}
          submitLabel="Send Reset Link"
          afterwards="The link works once and for one hour. Not there? It may lie among spam."
        />
        <p className={styles.after}>
          Remembered it? <Link to="/signin">Sign in</Link>
        </p>
      </AccountFrame>
    </>
  );
}
