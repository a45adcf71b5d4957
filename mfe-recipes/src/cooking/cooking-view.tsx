import type { WrittenIn } from '@sufra/amounts/other-kitchens.ts';
import type { SharedRecipe } from '@sufra/contracts';
import { Button, classes, Dialog, holdPage, isRightToLeft, startTimer } from '@sufra/web-kit';
import { ArrowLeft, ArrowRight, Timer } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DishPicture } from '../pictures/dish-picture.tsx';
import { inLanguage } from '../recipe/in-language.ts';
import { LineText } from '../recipe/ingredient-list.tsx';
import type { RecipeLine } from '../recipe/recipe-lines.ts';
import { Warning } from '../recipe/warning.tsx';
import { t } from '../texts/text.ts';
import styles from './cooking-view.module.css';
import { ingredientsOfStep } from './ingredients-of-step.ts';
import { timerName } from './timer-name.ts';
import { usePlace } from './use-place.ts';
import { useSwipe } from './use-swipe.ts';
import { useTopOfStep } from './use-top-of-step.ts';
import { useWakeLock } from './use-wake-lock.ts';

export interface CookingStep {
  text: string;
  minutes: number | null;
  /** That something in it is not halal, and what to use instead. */
  warning?: string | undefined;
}

interface CookingViewProps {
  title: string;
  language: WrittenIn;
  picture: SharedRecipe['picture'] | undefined;
  photo: SharedRecipe['photo'];
  /** About the recipe as a whole, before each step. */
  notice?: ReactNode;
  steps: CookingStep[];
  lines: RecipeLine[];
  /** After the last step. */
  end?: ReactNode;
  /** The step of the address, from 0. */
  start: number;
  onGo: (place: number) => void;
  onClose: () => void;
}

// Set as large as a short one, it would fill the window and push what belongs to it out of sight.
const longStep = 180;

/** One step at a time, to be read from across the kitchen. */
export function CookingView({
  title,
  language,
  picture,
  photo,
  notice,
  steps,
  lines,
  end,
  start,
  onGo,
  onClose,
}: CookingViewProps) {
  useWakeLock();
  // A cook with wet hands looks away for minutes: no new version takes the step from under their eyes.
  useEffect(() => holdPage(), []);
  const { pathname } = useLocation();
  const { place, latest, goTo } = usePlace(start, onGo);
  const { dialog, stepText } = useTopOfStep(place);
  const isLast = place === steps.length - 1;

  const goBy = (by: number) => {
    const next = latest.current + by;
    if (!steps[next]) return;
    goTo(next);
  };
  const forward = () => goBy(1);
  const back = () => goBy(-1);
  useArrowKeys({ forward, back });
  const swipe = useSwipe({ onForward: forward, onBack: back });
  const step = steps[place];
  if (!step) return null;

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="full"
      isWide
      ref={dialog}
      title={
        <span className={styles.title} lang={language ?? undefined}>
          {title}
        </span>
      }
      footer={
        <div className={styles.foot} data-way="">
          <Button tone="quiet" aria-disabled={place === 0} onClick={back}>
            <ArrowLeft aria-hidden="true" className={styles.arrow} />
            {t('cooking.previous')}
          </Button>
          <Button onClick={isLast ? onClose : forward}>
            {isLast ? t('cooking.done') : t('cooking.next')}
            {!isLast && <ArrowRight aria-hidden="true" className={styles.arrow} />}
          </Button>
        </div>
      }
    >
      <div className={styles.view} {...swipe}>
        <progress
          className={styles.progress}
          style={{ '--steps': steps.length } as CSSProperties} // a property of ours
          aria-label={t('cooking.steps')}
          max={steps.length}
          value={place + 1}
        />
        {notice && <div className={styles.notice}>{notice}</div>}
        <div className={styles.said}>
          <div ref={stepText} aria-live="polite" aria-atomic="true" tabIndex={-1} data-first-focus="">
            <p className={styles.count}>{t('cooking.step', { step: place + 1, all: steps.length })}</p>
            <p
              {...inLanguage(language)}
              className={classes(styles.step, step.text.length > longStep && styles.long)}
            >
              {withNumbersHeld(step.text)}
            </p>
            {step.warning && <Warning>{step.warning}</Warning>}
          </div>
          {step.minutes !== null && (
            <TimerButton
              minutes={step.minutes}
              onStart={minutes =>
                startTimer({
                  minutes,
                  name: timerName(step.text),
                  about: t('cooking.timer.about', { step: place + 1, title }),
                  link: `${pathname}?step=${place + 1}`,
                })
              }
            />
          )}
          {isLast && end}
        </div>
        <div className={styles.beside}>
          {place === 0 && picture && (
            <DishPicture recipe={{ title, picture, photo }} isDecoration isFirst className={styles.cover} />
          )}
          <Ingredients
            language={language}
            lines={ingredientsOfStep({ steps: steps.map(({ text }) => text), place, lines, language })}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Set this large a line breaks often, and never between a number and what is counted. */
const withNumbersHeld = (text: string) => text.replaceAll(/(\p{Nd}) (?=\p{L})/gu, '$1\u00a0');

const TimerButton = ({ minutes, onStart }: { minutes: number; onStart: (minutes: number) => void }) => (
  <div>
    <Button tone="quiet" className={styles.timer} onClick={() => onStart(minutes)}>
      <Timer aria-hidden="true" />
      {t('cooking.timer.start', { length: lengthOf(minutes) })}
    </Button>
  </div>
);

const lengthOf = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    hours > 0 && t('recipe.time.hours', { hours }),
    rest > 0 && t('recipe.time.minutes', { minutes: rest }),
  ]
    .filter(Boolean)
    .join(' ');
};

function Ingredients({ language, lines }: { language: WrittenIn; lines: RecipeLine[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('cooking.ingredients.name')} className={styles.ofStep}>
      {/* A step may take half of the oil: its own words say so. */}
      <p className={styles.caption}>{t('cooking.ingredients.caption')}</p>
      <ul className={styles.ingredients} {...inLanguage(language)}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
          <li key={place}>
            <LineText line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useArrowKeys({ forward, back }: { forward: () => void; back: () => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return; // the browser's own way back
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      if ((event.key === 'ArrowRight') !== isRightToLeft()) forward();
      else back();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
