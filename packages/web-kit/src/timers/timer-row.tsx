import { Pause, Play, Timer as TimerIcon, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../texts/text.ts';
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
    const minutes = minutesLate(timer, now);
    return (
      <li className={styles.timer} data-over="">
        <TimerIcon aria-hidden="true" className={styles.icon} />
        <Origin timer={timer}>{minutes > 0 ? t('timers.overSince', { minutes }) : t('timers.over')}</Origin>
        <Button
          tone="quiet"
          className={styles.more}
          aria-label={t('timers.minuteFor', { name })}
          onClick={() => addMinute(id)}
        >
          {t('timers.minute')}
        </Button>
        <Button aria-label={t('timers.stopFor', { name })} onClick={() => removeTimer(id)}>
          {t('timers.stop')}
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
      <Origin timer={timer}>{isPaused ? t('timers.paused', { about: timer.about }) : timer.about}</Origin>
      <IconButton
        label={isPaused ? t('timers.resumeFor', { name }) : t('timers.pauseFor', { name })}
        onClick={() => (isPaused ? resumeTimer(id) : pauseTimer(id))}
      >
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </IconButton>
      <IconButton
        label={t('timers.minuteFor', { name })}
        className={styles.more}
        onClick={() => addMinute(id)}
      >
        +1<span className={styles.unit}> {t('timers.unit')}</span>
      </IconButton>
      <IconButton label={t('timers.stopFor', { name })} onClick={() => removeTimer(id)}>
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
