import { LinkButton, PageHead, Spinner } from '@sufra/web-kit';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTokenFromQuery } from '../address/token-from-query.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { landingAfter } from '../second-factor/sign-in/landing-after.ts';
import type { Pending } from '../second-factor/sign-in/second-step.tsx';
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
      <PageHead title="Join Google to your account" description="The way back from signing in with Google." />
      {pending ? (
        <AccountFrame
          title="Your second step"
          lead="Your accounts are joined. One more thing, and you are in."
        >
          <Suspense fallback={<Spinner />}>
            <SecondStep
              pending={pending}
              onDone={() => goTo(finishSecondStep())}
              onRestart={() => goTo('/signin')}
            />
          </Suspense>
        </AccountFrame>
      ) : token && !isOver ? (
        <AccountFrame
          title="You have an account already"
          lead="Your Google account has the address of an account here. Enter its password once, so that we know that both are yours: from then on Google signs you in, too."
        >
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
  <AccountFrame
    title="Please begin again"
    lead="This page is good for ten minutes, once, in the browser in which you signed in with Google."
  >
    <LinkButton to="/signin">Sign in</LinkButton>
    <GoogleSignIn />
  </AccountFrame>
);
