import { Loading, PageHead, Skeleton, useSession } from '@sufra/web-kit';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { GoogleSignIn } from '../google/google-sign-in.tsx';
import { landingAfter } from '../second-factor/sign-in/landing-after.ts';
import { PasskeySignIn } from '../second-factor/sign-in/passkey-sign-in.tsx';
import type { Pending } from '../second-factor/sign-in/second-step.tsx';
import { t, tRich } from '../texts/text.ts';
import { SignInForm } from './sign-in-form.tsx';

const SecondStep = lazy(() => import('../second-factor/sign-in/second-step.tsx'));

export default function SignInPage() {
  const { search } = useLocation();
  const [parameters] = useSearchParams();
  const state = useSession();
  const returnTo = parameters.get('returnTo');
  const [pending, setPending] = useState<Pending>();

  // Signed in before, in another tab, or by the form this very moment.
  if (state.status === 'signed-in') return <Navigate to={landingAfter(state.user, returnTo)} replace />;

  if (pending) {
    return (
      <>
        <PageHead title={t('second.title')} description={t('second.description')} />
        <AccountFrame withLogo title={t('second.title')} lead={t('second.afterPassword')}>
          <Suspense fallback={<SignInSkeleton />}>
            <SecondStep pending={pending} onRestart={() => setPending(undefined)} />
          </Suspense>
        </AccountFrame>
      </>
    );
  }

  const mayStillBeSignedIn = state.status === 'restoring' && !state.unreachable;
  return (
    <>
      <PageHead title={t('form.signIn')} description={t('signIn.description')} />
      <AccountFrame
        withLogo
        title={t('form.signIn')}
        lead={returnTo ? t('signIn.leadBack') : t('signIn.lead')}
      >
        {mayStillBeSignedIn ? <SignInSkeleton /> : <SignInForm onSecondStep={setPending} />}
        <PasskeySignIn />
        <GoogleSignIn returnTo={returnTo} />
        <ul className={styles.elsewhere}>
          <li>{tRich('signIn.new', { link: words => <Link to={`/signup${search}`}>{words}</Link> })}</li>
          <li>{tRich('signIn.noMail', { link: words => <Link to="/resend-verification">{words}</Link> })}</li>
        </ul>
      </AccountFrame>
    </>
  );
}

/** While it is asked whether an earlier session still holds. */
const SignInSkeleton = () => (
  <Loading label={t('signIn.checking')} className={styles.form}>
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
