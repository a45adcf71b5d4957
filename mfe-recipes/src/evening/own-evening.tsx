import { Button, Notice, Skeleton } from '@sufra/web-kit';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStoredChoice } from '../ramadan/choice/use-ramadan-choice.ts';
import { useNow } from '../ramadan/times/use-now.ts';
import { readEatAt } from '../ready-at/eat-at.ts';
import { t } from '../texts/text.ts';
import { Dishes } from './dishes.tsx';
import { eatingAt } from './eating-at.ts';
import styles from './evening.module.css';
import { Fit } from './fit.tsx';
import { fewestDishes } from './kept-evening.ts';
import { movedBy, planOf, shownPlan } from './shown-plan.ts';
import { Timeline } from './timeline.tsx';
import { useEvening } from './use-evening.ts';
import { useWantedDishes } from './use-wanted-dishes.ts';
import { When } from './when.tsx';

const tick = 15_000;
const minute = 60_000;

export function OwnEvening({ memberId, isPremium }: { memberId: string; isPremium: boolean }) {
  const state = useEvening(memberId);
  const { evening, isKept } = state;
  const now = useNow(tick);
  const choice = useStoredChoice();
  const [tonight] = useState(() => readEatAt(Date.now()));
  const wanted = useWantedDishes(state, isPremium);
  const back = useMemo(() => planOf(evening.dishes, evening.people), [evening.dishes, evening.people]);
  if (!now) return <Skeleton shape="block" height="30rem" />;

  const eating = eatingAt({ ...evening, now, choice, tonight });
  const moments = { eatAt: Math.floor(eating.at / minute), now: Math.floor(now.getTime() / minute) };
  const plan = shownPlan(evening, back, moments);
  const isReady = evening.dishes.length >= fewestDishes;
  const begin = () => {
    const late = Math.max(0, moments.now - plan.start);
    state.change({
      begun: { eatAt: moments.eatAt + late, plan: movedBy(moments.eatAt + late, back) },
      done: [],
      started: {},
    });
  };

  return (
    <>
      <p className={styles.lead} data-print="hide">
        {t('evening.lead')}
      </p>
      {!isKept && <Notice tone="warning">{t('evening.notKept')}</Notice>}
      {wanted.problem && <Notice tone="warning">{wanted.problem}</Notice>}
      {!evening.begun && (
        <>
          <Dishes state={state} isPremium={isPremium} />
          <When evening={evening} eating={eating} choice={choice} now={now} onChange={state.change} />
        </>
      )}
      {isReady && (
        <section className={styles.plan} aria-labelledby="evening-plan">
          <div className={styles.planHead}>
            <h2 id="evening-plan" className={styles.heading}>
              {t('evening.plan')}
            </h2>
            <div className={styles.actions} data-print="hide">
              {!evening.begun && <Button onClick={begin}>{t('evening.begin')}</Button>}
              <Button tone="quiet" onClick={() => print()}>
                <Printer aria-hidden="true" />
                {t('evening.print')}
              </Button>
            </div>
          </div>
          <Fit {...{ state, plan, eating, moments, now }} />
          <Timeline
            rows={plan.rows}
            now={now}
            timeZone={eating.timeZone}
            cooking={
              evening.begun && {
                onTick: state.tick,
                onStart: key => state.start(key, Math.floor(now.getTime() / minute)),
                started: evening.started,
              }
            }
          />
          {evening.begun && (
            <div className={styles.actions} data-print="hide">
              <Button tone="quiet" onClick={state.goBack}>
                {t('evening.goBack')}
              </Button>
              <Button tone="quiet" onClick={state.finish}>
                {t('evening.finish')}
              </Button>
            </div>
          )}
          <p className={styles.note}>{t('evening.howRead')}</p>
        </section>
      )}
    </>
  );
}
