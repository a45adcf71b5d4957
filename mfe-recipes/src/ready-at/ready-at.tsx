import type { SharedRecipe } from '@sufra/contracts';
import { Button, TextField, useElementId } from '@sufra/web-kit';
import { AlarmClock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../ramadan/times/use-now.ts';
import { t } from '../texts/text.ts';
import { formatMoment } from './format-moment.ts';
import styles from './ready-at.module.css';
import { type EatingTime, useEatingTime } from './use-eating-time.ts';
import { isTime, timeOf } from './wall-clock.ts';

const minute = 60_000;

export interface ReadyAtProps {
  recipe: Pick<SharedRecipe, 'prepTime' | 'cookTime'>;
  /** Of a recipe that the reader may plan an evening with. */
  recipeId?: string | undefined;
  /** While it is cooked it says the time, and asks for none. */
  isShort?: boolean;
}

/** When to begin with a dish so that it is ready when it is eaten. */
export function ReadyAt({ recipe, recipeId, isShort = false }: ReadyAtProps) {
  const now = useNow(minute);
  const [isAsking, setAsking] = useState(false);
  const { eating, timeZone, isOwn, set, forget } = useEatingTime(now);
  const words = now && eating && sayStart(recipe, eating, { timeZone, now });

  if (isShort) return words ? <p className={styles.starts}>{words}</p> : null;
  return (
    <div className={styles.place} data-print="hide">
      {words && <p className={styles.starts}>{words}</p>}
      {isAsking ? (
        <AskTime
          time={eating ? timeOf(eating.at, timeZone) : '19:00'}
          onSet={time => {
            set(time);
            setAsking(false);
          }}
          onForget={isOwn ? forget : undefined}
          onClose={() => setAsking(false)}
        />
      ) : (
        <p className={styles.ways}>
          <button type="button" className={styles.way} onClick={() => setAsking(true)}>
            <AlarmClock aria-hidden="true" />
            {eating ? t('readyAt.change') : t('readyAt.ask')}
          </button>
          {recipeId && (
            <Link to={`/dashboard/evening?add=${recipeId}`} className={styles.way}>
              {t('readyAt.evening')}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

function sayStart(
  { prepTime, cookTime }: ReadyAtProps['recipe'],
  { at, isIftar }: EatingTime,
  shown: { timeZone: string; now: Date },
) {
  const length = (prepTime + cookTime) * minute;
  const start = at - length;
  const eat = formatMoment(at, shown);
  if (start < shown.now.getTime() - minute) {
    const ready = formatMoment(Math.ceil(shown.now.getTime() / minute) * minute + length, shown);
    return t('readyAt.late', { eat, ready });
  }
  const time = formatMoment(start, shown);
  return isIftar ? t('readyAt.iftar', { time, eat }) : t('readyAt.start', { time, eat });
}

interface AskTimeProps {
  time: string;
  onSet: (time: string) => void;
  onForget: (() => void) | undefined;
  onClose: () => void;
}

function AskTime({ time, onSet, onForget, onClose }: AskTimeProps) {
  const id = useElementId();
  const [wanted, setWanted] = useState(time);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTime(wanted)) onSet(wanted);
  };
  return (
    <form className={styles.ask} onSubmit={submit}>
      <TextField
        id={id}
        type="time"
        label={t('readyAt.when')}
        required
        autoFocus
        value={wanted}
        onChange={event => setWanted(event.target.value)}
      />
      <Button type="submit">{t('readyAt.set')}</Button>
      <Button
        tone="quiet"
        onClick={() => {
          onForget?.();
          onClose();
        }}
      >
        {onForget ? t('readyAt.forget') : t('readyAt.close')}
      </Button>
    </form>
  );
}
