// A part of each slice that has reminders, and of no other page's bytes: so it asks for nothing that the kit has once.

export {
  keepFastReminders,
  onFastRemindersChange,
  type Reminder,
  readFastReminders,
} from './fast-reminders.ts';
export { mayNotify } from './may-notify.ts';
export { onRemindersChange, type ReminderKind, readReminders } from './reminder-choices.ts';
export { ReminderSwitch } from './reminder-switch.tsx';
export { TimerReminder } from './timer-reminder.tsx';
