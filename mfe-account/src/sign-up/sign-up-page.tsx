import { limits } from '@sufra/contracts';
import { PageHead, useSession } from '@sufra/web-kit';
import { Link, Navigate } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { SignUpForm } from './sign-up-form.tsx';

// Whether they renew is the server's to say, on the plan card and the dashboard.
const offer = `An account is free, and so are ${limits.freeGenerations} recipes.`;

export default function SignUpPage() {
  const { status } = useSession();
  if (status === 'signed-in') return <Navigate to="/dashboard" replace />;

  return (
    <>
      <PageHead title="Sign up" description={offer} />
      <AccountFrame withLogo title="Sign up" lead={offer}>
        <SignUpForm />
        <p className={styles.after}>
          Already have an account? <Link to="/signin">Sign in</Link>
        </p>
      </AccountFrame>
    </>
  );
}
