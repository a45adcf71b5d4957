import { Bell } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { TimerReminder } from '../reminders/timer-reminder.tsx';
import { useReminder } from '../reminders/use-reminder.ts';
import { t } from '../texts/text.ts';
import { Button } from '../ui/button.tsx';
import styles from './timer-bar.module.css';
import { memberNow, onMemberChange } from './timer-session.ts';

/** For a member whose browser would notify and has not been asked to. */
export function OfferReminder() {
  const member = useSyncExternalStore(onMemberChange, memberNow);
  return member && <Offer key={member} member={member} />;
}

/** What follows is said before the browser asks. */
function Offer({ member }: { member: string }) {
  const { isOn, may } = useReminder(member, 'timers');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && (isOn || may === 'denied' || may === 'impossible')) return null;
  return (
    <div className={styles.offer}>
      {isOpen ? (
        <TimerReminder member={member} />
      ) : (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          <Bell aria-hidden="true" />
          {t('reminders.offer')}
        </Button>
      )}
    </div>
  );
}
