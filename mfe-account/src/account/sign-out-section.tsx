import { Button, session } from '@sufra/web-kit';
import { useNavigate } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { AccountSection } from './account-section.tsx';

export function SignOutSection() {
  const navigate = useNavigate();

  const signOut = () => {
    // Signed out here at once; the server is told in the background, and again if it does not hear.
    void session.signOut();
    navigate('/signin');
  };

  return (
    <AccountSection title={t('account.signOut.title')} lead={t('account.signOut.lead')}>
      <Button tone="quiet" onClick={signOut}>
        {t('account.signOut.title')}
      </Button>
    </AccountSection>
  );
}
