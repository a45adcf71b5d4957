import { Button, formatDate, IconButton, TextField } from '@sufra/web-kit';
import { CookingPot, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts/text.ts';
import { cookedText } from './cooked-text.ts';
import styles from './personal.module.css';
import { today } from './today.ts';

interface CookedDaysProps {
  days: readonly string[];
  isBusy: boolean;
  onCooked: (day: string) => void;
  onNotCooked: (day: string) => void;
}

/** When it was cooked: today with one press, any earlier day by its date. */
export function CookedDays({ days, isBusy, onCooked, onNotCooked }: CookedDaysProps) {
  const [day, setDay] = useState('');
  const isToday = days.includes(today());
  const add = () => {
    if (day) onCooked(day);
    setDay('');
  };
  return (
    <section className={styles.part} aria-label={t('personal.cooked.name')}>
      <p className={styles.legend}>{t('personal.cooked.name')}</p>
      <p role="status">{days.length === 0 ? t('personal.cooked.never') : cookedText(days)}</p>
      <div className={styles.row}>
        {!isToday && (
          <Button tone="quiet" busy={isBusy} onClick={() => onCooked(today())}>
            <CookingPot aria-hidden="true" />
            {t('personal.cooked.today')}
          </Button>
        )}
      </div>
      <details className={styles.days}>
        <summary>{t('personal.cooked.days')}</summary>
        <div className={styles.row}>
          <TextField
            type="date"
            label={t('personal.cooked.other')}
            max={today()}
            value={day}
            onChange={event => setDay(event.target.value)}
          />
          <Button tone="quiet" aria-disabled={day === '' || undefined} onClick={add}>
            {t('personal.cooked.add')}
          </Button>
        </div>
        <ul className={styles.list}>
          {days.map(each => (
            <li key={each}>
              <time dateTime={each}>{formatDate(each)}</time>
              <IconButton
                label={t('personal.cooked.remove', { day: formatDate(each) })}
                onClick={() => onNotCooked(each)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
