import { nameOfTown, type Town } from '@sufra/prayer-times/towns';
import { LinkButton, pageLanguage, useSession } from '@sufra/web-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../texts/text.ts';
import { moonSource } from '../choice/moon-source.ts';
import type { RamadanChoice } from '../choice/ramadan-choice.ts';
import { useStoredChoice } from '../choice/use-ramadan-choice.ts';
import { keepFasts } from '../reminders/keep-fasts.ts';
import { useRenewal } from '../subscription/use-renewal.ts';
import { formatClock, formatCountdown, formatNumber } from '../times/format-times.ts';
import { useNow } from '../times/use-now.ts';
import { duaOf } from './dua-of.ts';
import { type Moment, type MomentInTown, momentInTown, momentOf } from './moment-of.ts';
import styles from './today.module.css';

const second = 1_000;

/** Today's suhoor and iftar with what is left until them; for those without a town a line that leads to the page. */
export function Today() {
  const choice = useStoredChoice();
  const now = useNow(second);
  const member = useSession().user?._id;
  useEffect(() => {
    if (member) keepFasts(member, choice);
  }, [member, choice]);
  useRenewal(member, choice);
  if (!now) return null;
  return (
    <section className={styles.today} aria-label={t('ramadan.card.label')}>
      {choice.town ? (
        <InTown now={now} town={choice.town} choice={choice} />
      ) : (
        <WithoutTown now={now} choice={choice} />
      )}
    </section>
  );
}

function headOf({ season, day, daysUntilRamadan }: Moment): string {
  if (season === 'eid') return t('ramadan.card.eid');
  if (season === 'ramadan') return t('ramadan.card.day', { day: formatNumber(day) });
  return daysUntilRamadan > 0 ? t('ramadan.card.until', { days: daysUntilRamadan }) : t('ramadan.title');
}

/** Where the card leads: to the month, and on the feast itself to its dishes. */
const leadsTo = ({ season }: Moment) =>
  season === 'eid'
    ? { to: '/eid', words: t('ramadan.card.eidTable') }
    : { to: '/ramadan', words: t('ramadan.card.month') };

function InTown({ now, town, choice }: { now: Date; town: Town; choice: RamadanChoice }) {
  const moment = momentInTown(now, town, choice);
  const source = moonSource(choice, moment.month);
  const { to, words } = leadsTo(moment);
  return (
    <>
      <div className={styles.when}>
        <h2 className={styles.head}>{headOf(moment)}</h2>
        <Countdown next={moment.next} now={now} />
        <p className={styles.town}>
          <bdi>{nameOfTown(town, pageLanguage())}</bdi>
          {source && ` · ${source}`} · <Link to={to}>{words}</Link> ·{' '}
          <Link to="/ramadan#reminders">{t('ramadan.reminders')}</Link>
        </p>
      </div>
      <dl className={styles.times}>
        <div>
          <dt>{t('ramadan.card.suhoorEnds')}</dt>
          <dd>{formatClock(moment.times.suhoorEnds, town.timeZone)}</dd>
        </div>
        <div>
          <dt>{t('ramadan.card.iftar')}</dt>
          <dd>{formatClock(moment.times.maghrib, town.timeZone)}</dd>
        </div>
      </dl>
      <Dua moment={moment} next={moment.next?.kind} />
    </>
  );
}

function Countdown({ next, now }: { next: MomentInTown['next']; now: Date }) {
  if (!next) return null;
  const time = formatCountdown(next.at.getTime() - now.getTime());
  return (
    <p className={styles.countdown} role="timer">
      {next.kind === 'suhoor' ? t('ramadan.card.suhoorIn', { time }) : t('ramadan.card.iftarIn', { time })}
    </p>
  );
}

function WithoutTown({ now, choice }: { now: Date; choice: RamadanChoice }) {
  const moment = momentOf(now, choice);
  const { to, words } = leadsTo(moment);
  return (
    <>
      <div className={styles.when}>
        <h2 className={styles.head}>{headOf(moment)}</h2>
        <p>{moment.season === 'before' ? t('ramadan.card.line') : t('ramadan.card.lineNow')}</p>
      </div>
      <LinkButton to={to} tone="quiet" className={styles.choose}>
        {words}
      </LinkButton>
      <Dua moment={moment} />
    </>
  );
}

function Dua({ moment, next }: { moment: Moment; next?: 'suhoor' | 'iftar' }) {
  const { occasion, arabic, means } = duaOf(moment, next);
  return (
    <div className={styles.dua}>
      <p className={styles.occasion}>{occasion}</p>
      <p className={styles.arabic} lang="ar" dir="rtl">
        {arabic}
      </p>
      <p className={styles.means}>{means}</p>
    </div>
  );
}
