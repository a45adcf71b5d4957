import { LinkButton, PageHead } from '@sufra/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTokenFromQuery } from '../address/token-from-query.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { JoinForm } from './join-form.tsx';
import { takeReturnTo } from './return-to.ts';

/** Where Google's way back leads when the address has an account already that Google cannot vouch for. */
export default function GoogleJoinPage() {
  const { token, isOut } = useTokenFromQuery();
  const navigate = useNavigate();
  const [isOver, setIsOver] = useState(false);
  const goOn = () => navigate(takeReturnTo(), { replace: true });

  return (
    <>
      <PageHead title="Join Google to your account" description="The way back from signing in with Google." />
      {token && !isOver ? (
        <AccountFrame
          title="You have an account already"
          lead="Your Google account has the address of an account here. Enter its password once, so that we know that both are yours: from then on Google signs you in, too."
        >
          {isOut && <JoinForm token={token} onJoined={goOn} onOver={() => setIsOver(true)} />}
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
