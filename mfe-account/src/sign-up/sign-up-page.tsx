import { limits } from '@sufra/contracts';
import { PageHead, safeReturnTo, useSession } from '@sufra/web-kit';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { GoogleSignIn } from '../google/google-sign-in.tsx';
import { t, tRich } from '../texts/text.ts';
import { SignUpForm } from './sign-up-form.tsx';

// Whether they renew is the server's to say, on the plan card and the dashboard.
const offer = () => t('signUp.offer', { count: limits.freeGenerations });

export default function SignUpPage() {
  const { search } = useLocation();
  const [parameters] = useSearchParams();
  const { status } = useSession();
  const returnTo = parameters.get('returnTo');
  if (status === 'signed-in') return <Navigate to={safeReturnTo(returnTo)} replace />;

  return (
    <>
      <PageHead title={t('signUp.title')} description={offer()} />
      <AccountFrame withLogo title={t('signUp.title')} lead={offer()}>
        <SignUpForm />
        <GoogleSignIn returnTo={returnTo} />
        <p className={styles.after}>
          {tRich('signUp.have', { link: words => <Link to={`/signin${search}`}>{words}</Link> })}
        </p>
      </AccountFrame>
    </>
  );
}
