import type { Ref } from 'react';
import { t } from '../texts/text.ts';
import { OfferReminder } from './offer-reminder.tsx';
import { useReservedRoom } from './reserved-room.ts';
import type { Timer } from './timer.ts';
import styles from './timer-bar.module.css';
import { TimerRow } from './timer-row.tsx';
import { useFocusAfterStop } from './use-focus-after-stop.ts';
import { useNow } from './use-now.ts';

/** Everything that goes on while a visitor is elsewhere: what runs first ends first, what is over comes before it. */
export function TimerBar({ timers }: { timers: Timer[] }) {
  const now = useNow();
  const bar = useReservedRoom();
  const list: Ref<HTMLUListElement> = useFocusAfterStop(timers.length);
  const inOrder = timers.toSorted((one, other) => endOf(one) - endOf(other));
  return (
    <section ref={bar} className={styles.bar} aria-label={t('timers.title')} data-print="hide">
      <ul ref={list} tabIndex={-1} className={styles.timers}>
        {inOrder.map(timer => (
          <TimerRow key={timer.id} timer={timer} now={now} />
        ))}
      </ul>
      <OfferReminder />
    </section>
  );
}

const endOf = ({ pausedWith, endsAt }: Timer) => (pausedWith === null ? endsAt : Number.POSITIVE_INFINITY);
