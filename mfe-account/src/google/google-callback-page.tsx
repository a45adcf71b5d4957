import { PageHead, Spinner } from '@sufra/web-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTokenFromQuery } from '../address/token-from-query.ts';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { finishGoogleSignIn } from './finish-google-sign-in.ts';

export default function GoogleCallbackPage() {
  const { token, isOut } = useTokenFromQuery();
  const navigate = useNavigate();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!isOut || hasBegun.current) return;
    hasBegun.current = true;
    void finishGoogleSignIn(token).then(path => navigate(path, { replace: true }));
  }, [isOut, token, navigate]);

  return (
    <>
      <PageHead title="Signing in" description="The way back from signing in with Google." />
      <AccountFrame title="One moment">
        <p className={styles.working} role="status">
          <Spinner /> We are signing you in with Google…
        </p>
      </AccountFrame>
    </>
  );
}
