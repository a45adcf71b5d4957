// A part of each slice that has switches of reminders, and of no other page's bytes: so it asks for nothing that the kit has once.
export { ReminderSwitch } from './reminder-switch.tsx';
export { TimerReminder } from './timer-reminder.tsx';
