import { LinkButton, PageHead, Spinner } from '@sufra/web-kit';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTokenFromQuery } from '../address/token-from-query.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { landingAfter } from '../second-factor/sign-in/landing-after.ts';
import type { Pending } from '../second-factor/sign-in/second-step.tsx';
import { t } from '../texts/text.ts';
import { finishSecondStep } from './finish-google-sign-in.ts';
import { GoogleSignIn } from './google-sign-in.tsx';
import { JoinForm } from './join-form.tsx';
import { takeReturnTo } from './return-to.ts';

const SecondStep = lazy(() => import('../second-factor/sign-in/second-step.tsx'));

/** Where Google's way back leads when the address has an account already that Google cannot vouch for. */
export default function GoogleJoinPage() {
  const { token, isOut } = useTokenFromQuery();
  const navigate = useNavigate();
  const goTo = (path: string) => navigate(path, { replace: true });
  const [isOver, setIsOver] = useState(false);
  const [pending, setPending] = useState<Pending>();

  return (
    <>
      <PageHead title={t('google.join.tab')} description={t('google.back.description')} />
      {pending ? (
        <AccountFrame title={t('second.title')} lead={t('second.afterJoining')}>
          <Suspense fallback={<Spinner />}>
            <SecondStep
              pending={pending}
              onDone={() => goTo(finishSecondStep())}
              onRestart={() => goTo('/signin')}
            />
          </Suspense>
        </AccountFrame>
      ) : token && !isOver ? (
        <AccountFrame title={t('google.join.title')} lead={t('google.join.lead')}>
          {isOut && (
            <JoinForm
              token={token}
              onJoined={member => goTo(landingAfter(member, takeReturnTo()))}
              onSecondStep={setPending}
              onOver={() => setIsOver(true)}
            />
          )}
        </AccountFrame>
      ) : (
        <NothingToJoin />
      )}
    </>
  );
}

const NothingToJoin = () => (
  <AccountFrame title={t('google.join.over')} lead={t('google.join.overLead')}>
    <LinkButton to="/signin">{t('form.signIn')}</LinkButton>
    <GoogleSignIn />
  </AccountFrame>
);
