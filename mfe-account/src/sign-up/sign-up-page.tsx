import { PageHead, useSession } from '@sufra/web-kit';
import { Link, Navigate } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export default function SignUpPage() {
  const { status } = useSession();
  if (status === 'signed-in') return <Navigate to="/dashboard" replace />;

  return (
    <>
      <PageHead title="Sign up" description="An account is free, and so are three recipes a month." />
      <AccountFrame withLogo title="Sign up" lead="An account is free, and so are your first three recipes.">
        <SignUpForm />
        <p className={styles.after}>
          Already have an account? <Link to="/signin">Sign in</Link>
        </p>
      </AccountFrame>
    </>
  );
}
