import { PageHead } from '@sufra/web-kit';
import { useTokenFromQuery } from '../address/token-from-query.ts';
import { LinkWithoutToken } from './link-without-token.tsx';
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
