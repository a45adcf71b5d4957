import { LinkButton } from '@sufra/web-kit';
import { AccountFrame } from '../frame/account-frame.tsx';

export const LinkWithoutToken = () => (
  <AccountFrame
    title="Nothing to confirm here"
    lead="This page is where the link in our email leads. The address that you opened lacks its last part: please click the link itself, or copy it whole."
  >
    <LinkButton to="/auth" tone="quiet">
      Go to sign in
    </LinkButton>
  </AccountFrame>
);
