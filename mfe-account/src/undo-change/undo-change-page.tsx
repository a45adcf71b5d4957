import { LinkButton, PageHead } from '@sufra/web-kit';
import { useTokenFromPath } from '../address/token-from-path.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t } from '../texts/text.ts';
import { UndoChange } from './undo-change.tsx';

export default function UndoChangePage() {
  const token = useTokenFromPath('/undo-change');

  return (
    <>
      <PageHead title={t('undo.tab')} description={t('undo.description')} />
      {token ? <UndoChange token={token} /> : <UndoLinkMissing />}
    </>
  );
}

const UndoLinkMissing = () => (
  <AccountFrame title={t('undo.nothing')} lead={t('verified.nothingLead')}>
    <LinkButton to="/forgot-password" tone="quiet">
      {t('reset.title')}
    </LinkButton>
  </AccountFrame>
);
