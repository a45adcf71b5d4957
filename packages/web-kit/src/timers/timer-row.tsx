import { Pause, Play, Timer as TimerIcon, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { clockText } from './clock-text.ts';
import { isOver, minutesLate, type Timer, timeLeft } from './timer.ts';
import styles from './timer-bar.module.css';
import { addMinute, pauseTimer, removeTimer, resumeTimer } from './timer-store.ts';

interface TimerRowProps {
  timer: Timer;
  now: number;
}

export function TimerRow({ timer, now }: TimerRowProps) {
  const { id, name } = timer;
  if (isOver(timer, now)) {
    const late = minutesLate(timer, now);
    return (
      <li className={styles.timer} data-over="">
        <TimerIcon aria-hidden="true" className={styles.icon} />
        <Origin timer={timer}>{late > 0 ? `Time was up ${late} min ago` : 'Time is up'}</Origin>
        <Button
          tone="quiet"
          className={styles.more}
          aria-label={`+1 min: ${name}`}
          onClick={() => addMinute(id)}
        >
          +1 min
        </Button>
        <Button aria-label={`Stop: ${name}`} onClick={() => removeTimer(id)}>
          Stop
        </Button>
      </li>
    );
  }

  const left = timeLeft(timer, now);
  const isPaused = timer.pausedWith !== null;
  return (
    <li className={styles.timer}>
      <span role="timer" className={styles.clock}>
        {clockText(left)}
      </span>
      <Origin timer={timer}>{isPaused ? `Paused, ${timer.about}` : timer.about}</Origin>
      <IconButton
        label={`${isPaused ? 'Resume' : 'Pause'}: ${name}`}
        onClick={() => (isPaused ? resumeTimer(id) : pauseTimer(id))}
      >
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </IconButton>
      <IconButton label={`+1 min: ${name}`} className={styles.more} onClick={() => addMinute(id)}>
        +1<span className={styles.unit}> min</span>
      </IconButton>
      <IconButton label={`Stop: ${name}`} onClick={() => removeTimer(id)}>
        <X aria-hidden="true" />
      </IconButton>
      <span
        className={styles.through}
        style={{ inlineSize: `${100 - (100 * left) / timer.milliseconds}%` }}
      />
    </li>
  );
}

/** What the timer is for, as a way back to where it was started. */
function Origin({ timer: { name, link }, children }: { timer: Timer; children: string }) {
  const { pathname, state } = useLocation();
  const isHere = link.split('?')[0] === pathname;
  return (
    <Link to={link} className={styles.origin} replace={isHere} state={isHere ? state : undefined}>
      <b dir="auto">{name}</b>
      <span>{children}</span>
    </Link>
  );
}
