import { Button, session } from '@sufra/web-kit';
import { useNavigate } from 'react-router-dom';
import { AccountSection } from './account-section.tsx';

export function SignOutSection() {
  const navigate = useNavigate();

  const signOut = () => {
    // Signed out here at once; the server is told in the background, and again if it does not hear.
    void session.signOut();
    navigate('/signin');
  };

  return (
    <AccountSection title="Sign out" lead="In this browser, in all its tabs. Other devices stay signed in.">
      <Button tone="quiet" onClick={signOut}>
        Sign out
      </Button>
    </AccountSection>
  );
}
