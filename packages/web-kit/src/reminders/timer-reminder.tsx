import { t } from '../texts/text.ts';
import { ReminderSwitch } from './reminder-switch.tsx';

export const TimerReminder = ({ member }: { member: string }) => (
  <ReminderSwitch
    member={member}
    kind="timers"
    label={t('reminders.timers')}
    words={t('reminders.timers.words')}
  />
);
