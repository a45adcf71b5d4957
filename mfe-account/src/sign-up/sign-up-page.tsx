import { limits } from '@sufra/contracts';
import { PageHead, safeReturnTo, useSession } from '@sufra/web-kit';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { GoogleSignIn } from '../google/google-sign-in.tsx';
import { SignUpForm } from './sign-up-form.tsx';

// Whether they renew is the server's to say, on the plan card and the dashboard.
const offer = `An account is free, and so are ${limits.freeGenerations} recipes.`;

export default function SignUpPage() {
  const { search } = useLocation();
  const [parameters] = useSearchParams();
  const { status } = useSession();
  const returnTo = parameters.get('returnTo');
  if (status === 'signed-in') return <Navigate to={safeReturnTo(returnTo)} replace />;

  return (
    <>
      <PageHead title="Sign up" description={offer} />
      <AccountFrame withLogo title="Sign up" lead={offer}>
        <SignUpForm />
        <GoogleSignIn returnTo={returnTo} />
        <p className={styles.after}>
          Already have an account? <Link to={`/signin${search}`}>Sign in</Link>
        </p>
      </AccountFrame>
    </>
  );
}
