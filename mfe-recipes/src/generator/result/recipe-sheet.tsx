import type { WrittenIn } from '@sufra/amounts/other-kitchens.ts';
import { Card, classes, Skeleton, VisuallyHidden } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { inLanguage } from '../../recipe/in-language.ts';
import { LineText } from '../../recipe/ingredient-list.tsx';
import { LineMark, type Mark } from '../../recipe/line-marks.tsx';
import type { RecipeLine } from '../../recipe/recipe-lines.ts';
import turns from '../../samples/turns.module.css';
import { t } from '../../texts/text.ts';
import styles from './recipe-sheet.module.css';

interface RecipeSheetProps {
  language: WrittenIn;
  /** Over the whole width, on top. */
  picture?: ReactNode;
  title?: ReactNode;
  facts?: ReactNode;
  description?: string;
  /** Below the title, which stays where it was seen to form: what is known of it as a whole. */
  about?: ReactNode;
  lines?: RecipeLine[];
  /** What the check says of each line, where that is shown. */
  marks?: Mark[];
  steps?: string[];
  /** More is coming; there is a place for it. */
  isGrowing?: boolean;
  /** All of it is there, and its lines come one after the other. */
  forming?: 'waiting' | 'forming' | undefined;
  /** It shows what a recipe is like, and is none of the member's. */
  isSample?: boolean;
  headingLevel: 'h2' | 'h3' | 'h4';
  children?: ReactNode;
}

const below = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;

/** A recipe at a glance: the same sheet while it is being written and once it is there, so that nothing jumps. */
export function RecipeSheet({
  language,
  picture,
  title,
  facts,
  description,
  about,
  lines = [],
  marks,
  steps = [],
  isGrowing = false,
  forming,
  isSample = false,
  headingLevel: Heading,
  children,
}: RecipeSheetProps) {
  const Part = below[Heading];
  const isLate = { lines: isGrowing && steps.length === 0, steps: isGrowing };
  return (
    <Card
      as={isSample ? 'section' : 'article'}
      aria-label={isSample ? t('generator.sample.name') : undefined}
      padding="roomy"
      className={styles.sheet}
      data-forming={forming}
    >
      {picture && <div className={styles.picture}>{picture}</div>}
      <header className={styles.top}>
        <Heading className={styles.title} data-title="" {...inLanguage(language)}>
          {title || (
            <>
              <VisuallyHidden>{t('generator.newRecipe')}</VisuallyHidden>
              <Skeleton shape="title" />
            </>
          )}
        </Heading>
        {facts}
        {description ? (
          <p className={styles.description} {...inLanguage(language)}>
            {description}
          </p>
        ) : (
          isGrowing && <Skeleton lines={2} />
        )}
        {about && <div className={styles.about}>{about}</div>}
      </header>
      <div className={styles.columns}>
        <div>
          <Part className={styles.part}>{t('generator.ingredients.title')}</Part>
          <ul
            className={classes(styles.lines, turns.turns, marks && styles.marked)}
            {...inLanguage(language)}
          >
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they never move
              <li key={place} className={isGrowing ? styles.fresh : undefined}>
                {marks && <LineMark mark={marks[place] ?? 'halal'} />}
                <LineText line={line} />
              </li>
            ))}
          </ul>
          {isLate.lines && <Skeleton lines={lines.length === 0 ? 5 : 2} />}
        </div>
        <div>
          <Part className={styles.part}>{t('generator.method')}</Part>
          <ol className={classes(styles.steps, turns.turns)} {...inLanguage(language)}>
            {steps.map((step, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike, and they never move
                key={place}
                className={isGrowing ? styles.fresh : undefined}
              >
                {step}
              </li>
            ))}
          </ol>
          {isLate.steps && <Skeleton lines={steps.length === 0 ? 6 : 3} />}
        </div>
      </div>
      {children}
    </Card>
  );
}
