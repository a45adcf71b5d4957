import { useId } from 'react';
import { t } from '../texts/text.ts';
import type { ReminderKind } from './reminder-choices.ts';
import styles from './reminder-switch.module.css';
import { type ReminderState, useReminder } from './use-reminder.ts';

interface ReminderSwitchProps {
  /** The id of who is signed in. */
  member: string;
  kind: ReminderKind;
  label: string;
  /** What follows, said before anything is asked. */
  words: string;
}

export function ReminderSwitch({ member, kind, label, words }: ReminderSwitchProps) {
  const reminder = useReminder(member, kind);
  const id = useId();
  return (
    <div className={styles.reminder}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          role="switch"
          checked={reminder.isOn}
          aria-checked={reminder.isOn}
          disabled={isImpossible(kind, reminder)}
          aria-describedby={id}
          onChange={({ target }) => void reminder.turn(target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={id} className={styles.words} role="status">
        {hindranceOf(kind, reminder) ?? words}
      </p>
    </div>
  );
}

/** The end of a timer is also seen in a page that is open. */
const isImpossible = (kind: ReminderKind, { may, sends }: ReminderState) =>
  may === 'impossible' || (!sends && kind !== 'timers');

function hindranceOf(kind: ReminderKind, { may, sends, isNotKept }: ReminderState): string | undefined {
  if (may === 'impossible') return t('reminders.impossible');
  if (may === 'denied') return t('reminders.denied');
  if (isNotKept) return t('reminders.notKept');
  if (sends) return undefined;
  return kind === 'timers' ? t('reminders.whileOpen') : t('reminders.notSent');
}
