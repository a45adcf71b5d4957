import { Button, Notice } from '@sufra/web-kit';
import { useMemo } from 'react';
import { formatMoment } from '../ready-at/format-moment.ts';
import { timeOf } from '../ready-at/wall-clock.ts';
import { timeText } from '../recipe/total-time.ts';
import { t } from '../texts/text.ts';
import type { Eating } from './eating-at.ts';
import styles from './evening.module.css';
import { fewestDishes } from './kept-evening.ts';
import { type ShownPlan, tooMuch } from './shown-plan.ts';
import type { EveningState } from './use-evening.ts';

const minute = 60_000;

interface FitProps {
  state: EveningState;
  plan: ShownPlan;
  eating: Eating;
  moments: { eatAt: number; now: number };
  now: Date;
}

/** When it is begun and eaten; where that cannot be any more, by how much, and what helps. */
export function Fit({ state, plan, eating, moments, now }: FitProps) {
  const { evening } = state;
  const { timeZone } = eating;
  const say = (minutes: number) => formatMoment(minutes * minute, { timeZone, now });
  const late = plan.ready - plan.eatAt;
  const isShort = !evening.begun && late > 0;

  if (evening.begun) {
    const isDone = plan.rows.every(row => row.isDone);
    return (
      <p className={styles.fit} role="status">
        {isDone
          ? t('evening.allDone')
          : late > 0
            ? t('evening.behind', { time: timeText(late), eat: say(plan.ready) })
            : t('evening.onTime', { eat: say(plan.eatAt) })}
      </p>
    );
  }
  if (!isShort) {
    return (
      <p className={styles.fit} role="status">
        {t('evening.starts', {
          time: say(plan.start),
          eat: say(plan.eatAt),
          length: timeText(plan.eatAt - plan.start),
        })}
      </p>
    );
  }
  return (
    <Notice tone="warning" title={t('evening.short', { time: timeText(late), eat: say(plan.eatAt) })}>
      <p>{t('evening.short.ready', { ready: say(plan.ready) })}</p>
      <div className={styles.actions} data-print="hide">
        <Button
          tone="quiet"
          onClick={() =>
            // A minute more, so that the press itself does not come too late.
            state.change({ occasion: 'time', time: timeOf((plan.ready + 1) * minute, timeZone) })
          }
        >
          {t('evening.short.eatAt', { ready: say(plan.ready + 1) })}
        </Button>
        <ToLeaveOut state={state} moments={moments} />
      </div>
    </Notice>
  );
}

function ToLeaveOut({ state, moments }: Pick<FitProps, 'state' | 'moments'>) {
  const { dishes, people } = state.evening;
  const { eatAt, now } = moments;
  const helps = useMemo(() => tooMuch(dishes, people, { eatAt, now }), [dishes, people, eatAt, now]);
  if (dishes.length <= fewestDishes) return null;
  return helps.map(({ id, title }) => (
    <Button key={id} tone="quiet" onClick={() => state.leaveOut(id)}>
      {t('evening.leaveOut', { title })}
    </Button>
  ));
}
