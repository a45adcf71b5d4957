import { PageHead } from '@sufra/web-kit';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkWithoutToken } from './link-without-token.tsx';
import { Verification } from './verification.tsx';

const tokenIn = (search: string) => new URLSearchParams(search).get('token');

export default function EmailVerifiedPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => tokenIn(search));
  const isInAddressBar = tokenIn(search) !== null;

  // Out of the address bar and the history before anything else happens: it is as good as a key.
  useEffect(() => {
    if (isInAddressBar) navigate(pathname, { replace: true });
  }, [isInAddressBar, navigate, pathname]);

  return (
    <>
      <PageHead title="Confirm your email" description="The page that a confirmation link leads to." />
      {token ? <Verification token={token} ready={!isInAddressBar} /> : <LinkWithoutToken />}
    </>
  );
}
