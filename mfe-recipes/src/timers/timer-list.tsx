import { IconButton } from '@sufra/web-kit';
import { Timer as TimerIcon, X } from 'lucide-react';
import { useEffect } from 'react';
import { ring } from './ring.ts';
import styles from './timer-list.module.css';
import { removeTimer, type Timer, takeRing, useTimers } from './timer-store.ts';
import { useNow } from './use-now.ts';

/** 75 seconds are '1:15'. */
export function clockText(milliseconds: number) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** The timers of a recipe, each until it is put away; those that end ring. */
export function TimerList({ recipeKey }: { recipeKey: string }) {
  const timers = useTimers().filter(timer => timer.recipeKey === recipeKey);
  const now = useNow(timers.length > 0);

  useEffect(() => {
    const over = timers.filter(({ endsAt, rang }) => !rang && endsAt <= now);
    if (over.filter(({ id }) => takeRing(id)).length > 0) void ring();
  }, [timers, now]);

  if (timers.length === 0) return null;
  return (
    <ul className={styles.timers} aria-label="Timers" data-print="hide">
      {timers.map(timer => (
        <OneTimer key={timer.id} timer={timer} now={now} />
      ))}
    </ul>
  );
}

function OneTimer({ timer: { id, name, endsAt }, now }: { timer: Timer; now: number }) {
  const isOver = endsAt <= now;
  return (
    <li className={styles.timer} data-over={isOver || undefined}>
      <TimerIcon aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      {isOver ? (
        <strong role="alert">Time is up</strong>
      ) : (
        <span role="timer" className={styles.clock}>
          {clockText(endsAt - now)}
        </span>
      )}
      <IconButton label={`${isOver ? 'Put away' : 'Stop'}: ${name}`} onClick={() => removeTimer(id)}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
