import { CheckItem, CheckList, LinkButton, Skeleton, signInPath } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RamadanChoice } from '../ramadan/choice/ramadan-choice.ts';
import { useStoredChoice } from '../ramadan/choice/use-ramadan-choice.ts';
import { useNow } from '../ramadan/times/use-now.ts';
import { formatMoment } from '../ready-at/format-moment.ts';
import { sampleQuery } from '../samples/samples.ts';
import { t } from '../texts/text.ts';
import { eatingAt } from './eating-at.ts';
import styles from './evening.module.css';
import { noEvening } from './kept-evening.ts';
import { planOf, shownPlan } from './shown-plan.ts';
import { Timeline } from './timeline.tsx';
import { dishFrom } from './use-evening.ts';

const minute = 60_000;

/** What a visitor sees: an evening of the kitchen's own dishes, and how to have one. */
export function SampleEvening() {
  const { data: first } = useQuery(sampleQuery('hero'));
  const { data: second } = useQuery(sampleQuery('generator'));
  const now = useNow(minute);
  const choice = useStoredChoice();
  const dishes = useMemo(
    () =>
      [first, second].flatMap((recipe, at) => (recipe ? dishFrom({ ...recipe, _id: `sample ${at}` }) : [])),
    [first, second],
  );
  const back = useMemo(() => planOf(dishes, 1), [dishes]);

  return (
    <>
      <p className={styles.lead}>{t('evening.lead')}</p>
      <div className={styles.offer}>
        <CheckList>
          <CheckItem>{t('evening.offer.timeline')}</CheckItem>
          <CheckItem>{t('evening.offer.late')}</CheckItem>
          <CheckItem>{t('evening.offer.free')}</CheckItem>
        </CheckList>
        <div className={styles.actions}>
          <LinkButton to="/signup">{t('evening.offer.signUp')}</LinkButton>
          <LinkButton tone="quiet" to={signInPath({ pathname: '/dashboard/evening', search: '', hash: '' })}>
            {t('evening.offer.signIn')}
          </LinkButton>
        </div>
      </div>
      <section className={styles.plan} aria-labelledby="evening-sample">
        <h2 id="evening-sample" className={styles.heading}>
          {t('evening.sample')}
        </h2>
        {now && dishes.length > 0 ? (
          <Sample {...{ dishes, back, now, choice }} />
        ) : (
          <Skeleton shape="block" height="20rem" />
        )}
      </section>
    </>
  );
}

interface SampleProps {
  dishes: ReturnType<typeof dishFrom>[];
  back: ReturnType<typeof planOf>;
  now: Date;
  choice: RamadanChoice;
}

function Sample({ dishes, back, now, choice }: SampleProps) {
  const { at, timeZone } = eatingAt({ now, choice, tonight: undefined });
  const eatAt = Math.floor(at / minute);
  const { rows, start } = shownPlan({ ...noEvening, dishes }, back, {
    eatAt,
    now: Math.floor(now.getTime() / minute),
  });
  const say = (minutes: number) => formatMoment(minutes * minute, { timeZone, now });
  return (
    <>
      <p className={styles.fit}>{t('readyAt.start', { time: say(start), eat: say(eatAt) })}</p>
      <Timeline rows={rows} now={now} timeZone={timeZone} />
    </>
  );
}
