import type { AnswerOf } from '@sufra/contracts';
import { AccountSection } from './account-section.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { PendingEmail } from './pending-email.tsx';

export const EmailSection = ({ user, account }: AnswerOf<'GET /auth/me'>) => (
  <AccountSection
    title="Email"
    lead={
      <>
        You sign in with <strong>{user.email}</strong>, and our emails go there.
      </>
    }
  >
    {account.pendingEmail && <PendingEmail pending={account.pendingEmail} current={user.email} />}
    <ChangeEmailForm user={user} account={account} />
  </AccountSection>
);
