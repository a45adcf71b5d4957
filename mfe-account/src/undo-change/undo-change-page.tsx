import { PageHead } from '@sufra/web-kit';
import { useTokenFromPath } from '../address/token-from-path.ts';
import { UndoChange } from './undo-change.tsx';
import { UndoLinkMissing } from './undo-link-missing.tsx';

export default function UndoChangePage() {
  const token = useTokenFromPath('/undo-change');

  return (
    <>
      <PageHead title="Undo a change" description="The page that the link to undo a change leads to." />
      {token ? <UndoChange token={token} /> : <UndoLinkMissing />}
    </>
  );
}
