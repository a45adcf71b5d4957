import { signInPath, useSession } from '@sufra/web-kit';
import { onRemindersChange, ReminderSwitch } from '@sufra/web-kit/reminders';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { t, tRich } from '../../texts/text.ts';
import type { RamadanChoice } from '../choice/ramadan-choice.ts';
import styles from '../ramadan-page.module.css';
import { keepFasts, minutesBeforeSuhoorEnds } from './keep-fasts.ts';

/** Iftar and the end of the suhoor in the chosen town, announced to a member who turns it on. */
export function FastSwitches({ choice }: { choice: RamadanChoice }) {
  const { user } = useSession();
  return (
    <section id="reminders" className={styles.fasts} aria-labelledby="reminders-title" data-print="hide">
      <h2 id="reminders-title" className={styles.heading}>
        {t('ramadan.reminders')}
      </h2>
      {user ? (
        <Switches member={user._id} choice={choice} />
      ) : (
        <p>
          {tRich('ramadan.reminders.signIn', {
            link: words => <Link to={signInPath({ pathname: '/ramadan', hash: '#reminders' })}>{words}</Link>,
          })}
        </p>
      )}
    </section>
  );
}

function Switches({ member, choice }: { member: string; choice: RamadanChoice }) {
  useEffect(() => {
    const keep = () => keepFasts(member, choice);
    keep();
    return onRemindersChange(keep);
  }, [member, choice]);

  if (!choice.town) return <p>{t('ramadan.reminders.noTown')}</p>;
  return (
    <>
      <ReminderSwitch
        member={member}
        kind="iftar"
        label={t('ramadan.reminders.iftar')}
        words={t('ramadan.reminders.iftar.words')}
      />
      <ReminderSwitch
        member={member}
        kind="suhoor"
        label={t('ramadan.reminders.suhoor')}
        words={t('ramadan.reminders.suhoor.words', { minutes: minutesBeforeSuhoorEnds })}
      />
    </>
  );
}
