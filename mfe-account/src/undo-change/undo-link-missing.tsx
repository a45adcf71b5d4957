import { LinkButton } from '@sufra/web-kit';
import { AccountFrame } from '../frame/account-frame.tsx';

export const UndoLinkMissing = () => (
  <AccountFrame
    title="Nothing to undo here"
    lead="This page is where the link in our email leads. The address that you opened lacks its last part: please click the link itself, or copy it whole."
  >
    <LinkButton to="/forgot-password" tone="quiet">
      Set a new password
    </LinkButton>
  </AccountFrame>
);
