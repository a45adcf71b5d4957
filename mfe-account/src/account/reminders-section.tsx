import { LinkButton, useSession } from '@sufra/web-kit';
import { TimerReminder } from '@sufra/web-kit/reminders';
import { t } from '../texts/text.ts';
import { AccountSection } from './account-section.tsx';

export function RemindersSection() {
  const { user } = useSession();
  return (
    <AccountSection id="reminders" title={t('account.reminders.title')} lead={t('account.reminders.lead')}>
      {user && <TimerReminder member={user._id} />}
      <LinkButton to="/ramadan#reminders" tone="quiet">
        {t('account.reminders.fasts')}
      </LinkButton>
    </AccountSection>
  );
}
