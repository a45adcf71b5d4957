import { LinkButton, PageHead } from '@sufra/web-kit';
import { useTokenFromPath } from '../address/token-from-path.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { UndoChange } from './undo-change.tsx';

export default function UndoChangePage() {
  const token = useTokenFromPath('/undo-change');

  return (
    <>
      <PageHead title="Undo a change" description="The page that the link to undo a change leads to." />
      {token ? <UndoChange token={token} /> : <UndoLinkMissing />}
    </>
  );
}

const UndoLinkMissing = () => (
  <AccountFrame
    title="Nothing to undo here"
    lead="This page is where the link in our email leads. The address that you opened lacks its last part: please click the link itself, or copy it whole."
  >
    <LinkButton to="/forgot-password" tone="quiet">
      Set a new password
    </LinkButton>
  </AccountFrame>
);
