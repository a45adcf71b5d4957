import { Button, classes, startTimer } from '@sufra/web-kit';
import { Flame, Hand, Hourglass, Timer } from 'lucide-react';
import { timerName } from '../cooking/timer-name.ts';
import { formatMoment } from '../ready-at/format-moment.ts';
import { inLanguage } from '../recipe/in-language.ts';
import { timeText } from '../recipe/total-time.ts';
import { t } from '../texts/text.ts';
import type { Row } from './shown-plan.ts';
import styles from './timeline.module.css';

const minute = 60_000;

export interface Cooking {
  onTick: (key: string, isDone: boolean) => void;
  onStart: (key: string) => void;
  started: Record<string, number>;
}

interface TimelineProps {
  rows: readonly Row[];
  now: Date;
  timeZone: string;
  /** While it is cooked, steps are ticked off and timers started. */
  cooking?: Cooking | undefined;
}

/** The steps of all dishes in the order in which they are begun. */
export function Timeline({ rows, now, timeZone, cooking }: TimelineProps) {
  const at = now.getTime() / minute;
  return (
    <ol className={styles.rows} aria-label={t('evening.steps')}>
      {rows.map(row => {
        const isNow = cooking !== undefined && !row.isDone && row.start <= at;
        return (
          <li
            key={row.key}
            className={classes(styles.row, row.isDone && styles.done)}
            data-dish={row.task.dish}
            aria-current={isNow ? 'step' : undefined}
          >
            <p className={styles.time}>
              <time dateTime={new Date(row.start * minute).toISOString()}>
                {formatMoment(row.start * minute, { timeZone, now })}
              </time>
              {isNow && <span className={styles.now}>{t('evening.now')}</span>}
            </p>
            <div className={styles.what}>
              <StepText row={row} cooking={cooking} />
              <Facts row={row} />
              {cooking && !row.isDone && <StartTimer row={row} cooking={cooking} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function StepText({ row, cooking }: { row: Row; cooking: Cooking | undefined }) {
  const { dish, text, key, isDone } = row;
  const words = (
    <span>
      <span className={styles.dish} {...inLanguage(dish.language)}>
        {dish.title}
      </span>
      <span className={styles.text} {...inLanguage(dish.language)}>
        {text}
      </span>
    </span>
  );
  if (!cooking)
    return (
      <div className={styles.step}>
        <span className={styles.box} aria-hidden="true" />
        {words}
      </div>
    );
  return (
    <label className={styles.step}>
      <input type="checkbox" checked={isDone} onChange={event => cooking.onTick(key, event.target.checked)} />
      {words}
    </label>
  );
}

function Facts({ row: { task, isEstimate } }: { row: Row }) {
  const time = timeText(task.minutes);
  const heat = task.oven !== null && /^\d+$/.test(task.oven) ? Number(task.oven) : undefined;
  return (
    <ul className={styles.facts}>
      <li>
        {task.hands ? <Hand aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
        {task.hands ? t('evening.hands', { time }) : t('evening.waits', { time })}
      </li>
      {task.oven !== null && (
        <li>
          <Flame aria-hidden="true" />
          {heat === undefined ? t('evening.oven') : t('evening.ovenAt', { degrees: heat })}
        </li>
      )}
      {isEstimate && <li>{t('evening.estimate')}</li>}
    </ul>
  );
}

function StartTimer({ row, cooking }: { row: Row; cooking: Cooking }) {
  const { task, dish, text, key, isEstimate } = row;
  // What was only guessed is not measured.
  if (isEstimate) return null;
  if (cooking.started[key] !== undefined) return <p className={styles.started}>{t('evening.timer.runs')}</p>;
  return (
    <Button
      tone="quiet"
      className={styles.timer}
      onClick={() => {
        startTimer({
          minutes: task.minutes,
          name: timerName(text),
          about: t('cooking.timer.about', { step: task.step + 1, title: dish.title }),
          link: '/dashboard/evening',
        });
        cooking.onStart(key);
      }}
    >
      <Timer aria-hidden="true" />
      {t('cooking.timer.start', { length: timeText(task.minutes) })}
    </Button>
  );
}
