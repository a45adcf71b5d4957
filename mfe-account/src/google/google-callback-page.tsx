import { PageHead, Spinner } from '@sufra/web-kit';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTokenFromQuery } from '../address/token-from-query.ts';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t } from '../texts/text.ts';
import { finishGoogleSignIn, finishSecondStep } from './finish-google-sign-in.ts';

const SecondStep = lazy(() => import('../second-factor/sign-in/second-step.tsx'));

export default function GoogleCallbackPage() {
  const { token, isOut } = useTokenFromQuery();
  const { token: pending } = useTokenFromQuery('secondStep');
  const navigate = useNavigate();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (pending || !isOut || hasBegun.current) return;
    hasBegun.current = true;
    void finishGoogleSignIn(token).then(path => navigate(path, { replace: true }));
  }, [isOut, token, pending, navigate]);

  return (
    <>
      <PageHead title={t('google.back.tab')} description={t('google.back.description')} />
      {pending ? (
        <AccountFrame title={t('second.title')} lead={t('second.afterGoogle')}>
          <Suspense fallback={<Working />}>
            <SecondStep
              pending={pending}
              onDone={() => navigate(finishSecondStep(), { replace: true })}
              onRestart={() => navigate('/signin', { replace: true })}
            />
          </Suspense>
        </AccountFrame>
      ) : (
        <AccountFrame title={t('google.back.moment')}>
          <Working />
        </AccountFrame>
      )}
    </>
  );
}

const Working = () => (
  <p className={styles.working} role="status">
    <Spinner /> {t('google.back.words')}
  </p>
);
