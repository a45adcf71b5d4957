import { Loading, PageHead, Skeleton, safeReturnTo, useSession } from '@sufra/web-kit';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { GoogleSignIn } from '../google/google-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

export default function SignInPage() {
  const { search } = useLocation();
  const [parameters] = useSearchParams();
  const state = useSession();
  const returnTo = parameters.get('returnTo');

  // Signed in before, in another tab, or by the form this very moment.
  if (state.status === 'signed-in') return <Navigate to={safeReturnTo(returnTo)} replace />;

  const mayStillBeSignedIn = state.status === 'restoring' && !state.unreachable;
  return (
    <>
      <PageHead title="Sign in" description="Sign in to cook, save and plan." />
      <AccountFrame
        withLogo
        title="Sign in"
        lead={
          returnTo ? 'Sign in, and we take you to where you were going.' : 'Good to see you at the table.'
        }
      >
        {mayStillBeSignedIn ? <SignInSkeleton /> : <SignInForm />}
        <GoogleSignIn returnTo={returnTo} />
        <ul className={styles.elsewhere}>
          <li>
            New here? <Link to={`/signup${search}`}>Sign up</Link>
          </li>
          <li>
            No confirmation email? <Link to="/resend-verification">Resend verification</Link>
          </li>
        </ul>
      </AccountFrame>
    </>
  );
}

/** While it is asked whether an earlier session still holds. */
const SignInSkeleton = () => (
  <Loading label="Checking whether you are signed in" className={styles.form}>
    <FieldSkeleton />
    <FieldSkeleton />
    <Skeleton shape="block" height="44px" />
  </Loading>
);

const FieldSkeleton = () => (
  <div>
    <Skeleton width="5rem" />
    <Skeleton shape="block" height="44px" />
  </div>
);
