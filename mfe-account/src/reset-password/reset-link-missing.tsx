import { LinkButton } from '@sufra/web-kit';
import { AccountFrame } from '../frame/account-frame.tsx';

export const ResetLinkMissing = () => (
  <AccountFrame
    title="No link to follow"
    lead="This page is where the link in our email leads. The address that you opened lacks its last part: please click the link itself, or ask for another."
  >
    <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
  </AccountFrame>
);
