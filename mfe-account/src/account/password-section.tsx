import type { AnswerOf } from '@sufra/contracts';
import { AccountSection } from './account-section.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SetPassword } from './set-password.tsx';

const leads = {
  both: 'You can sign in with it, or with Google. A new one signs you out everywhere but here.',
  password: 'A new one signs you out everywhere but here.',
  google: 'You sign in with Google, so there is none. You can have one as well.',
};

export function PasswordSection({ user, account: { hasPassword, hasGoogle } }: AnswerOf<'GET /auth/me'>) {
  if (!hasPassword) {
    return (
      <AccountSection title="Password" lead={leads.google}>
        <SetPassword email={user.email} />
      </AccountSection>
    );
  }
  return (
    <AccountSection title="Password" lead={hasGoogle ? leads.both : leads.password}>
      <ChangePasswordForm user={user} />
    </AccountSection>
  );
}
