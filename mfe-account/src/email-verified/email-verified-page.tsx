import { LinkButton, PageHead } from '@sufra/web-kit';
import { useTokenFromQuery } from '../address/token-from-query.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t } from '../texts/text.ts';
import { Verification } from './verification.tsx';

export default function EmailVerifiedPage() {
  const { token, isOut } = useTokenFromQuery();

  return (
    <>
      <PageHead title={t('verified.tab')} description={t('verified.description')} />
      {token ? <Verification token={token} ready={isOut} /> : <LinkWithoutToken />}
    </>
  );
}

const LinkWithoutToken = () => (
  <AccountFrame title={t('verified.nothing')} lead={t('verified.nothingLead')}>
    <LinkButton to="/auth" tone="quiet">
      {t('verified.toSignIn')}
    </LinkButton>
  </AccountFrame>
);
