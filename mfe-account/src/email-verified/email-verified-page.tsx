import { LinkButton, PageHead } from '@sufra/web-kit';
import { useTokenFromQuery } from '../address/token-from-query.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { Verification } from './verification.tsx';

export default function EmailVerifiedPage() {
  const { token, isOut } = useTokenFromQuery();

  return (
    <>
      <PageHead title="Confirm your email" description="The page that a confirmation link leads to." />
      {token ? <Verification token={token} ready={isOut} /> : <LinkWithoutToken />}
    </>
  );
}

const LinkWithoutToken = () => (
  <AccountFrame
    title="Nothing to confirm here"
    lead="This page is where the link in our email leads. The address that you opened lacks its last part: please click the link itself, or copy it whole."
  >
    <LinkButton to="/auth" tone="quiet">
      Go to sign in
    </LinkButton>
  </AccountFrame>
);
