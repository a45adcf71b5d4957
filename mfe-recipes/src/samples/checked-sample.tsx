import type { SharedRecipe } from '@sufra/contracts';
import { Card, classes, Loading, Skeleton, say, useSentences } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '../pictures/drawing.tsx';
import { inLanguage } from '../recipe/in-language.ts';
import { LineText } from '../recipe/ingredient-list.tsx';
import { LineMark, marksOf } from '../recipe/line-marks.tsx';
import { linesOf, writtenServings } from '../recipe/recipe-lines.ts';
import { t, tRich } from '../texts/text.ts';
import { useUnits } from '../units/units-choice.ts';
import styles from './checked-sample.module.css';
import { sampleQuery } from './samples.ts';
import turns from './turns.module.css';
import { useForming } from './use-forming.ts';

/** What the site does, seen at work: a recipe whose lines are checked one after the other. */
export function CheckedSample() {
  const { data, isPending } = useQuery(sampleQuery('hero'));
  if (isPending) {
    return (
      <Loading label={t('samples.loading')}>
        <Card className={styles.card}>
          <Skeleton className={styles.picture} />
          <Skeleton shape="title" />
          <Skeleton lines={7} />
        </Card>
      </Loading>
    );
  }
  return data && <Checked recipe={data} />;
}

function Checked({ recipe }: { recipe: SharedRecipe }) {
  useSentences();
  const units = useUnits();
  const place = useRef<HTMLDivElement>(null);
  const forming = useForming(place, { name: 'hero', isFirst: true });
  const marks = marksOf(recipe);
  const [note] = recipe.halal.notes;
  const lines = linesOf(recipe, { servings: writtenServings(recipe), units });
  return (
    <div ref={place}>
      <Card as="section" aria-label={t('samples.checked')} className={styles.card} data-forming={forming}>
        <Drawing picture={{ ...recipe.picture, alt: '' }} className={styles.picture} isFirst />
        <h2 className={styles.title} {...inLanguage(recipe.language)}>
          {recipe.title}
        </h2>
        <ul className={classes(styles.lines, turns.turns)} {...inLanguage(recipe.language)}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they never move
            <li key={place} data-mark={marks[place]}>
              <LineMark mark={marks[place] ?? 'halal'} />
              <LineText line={line} />
              {marks[place] === 'doubtful' && note && (
                <span className={styles.note} dir="auto">
                  {say(note.reason)}
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className={styles.foot}>
          {tRich('samples.foot', { link: words => <Link to="/how-we-check">{words}</Link> })}
        </p>
      </Card>
    </div>
  );
}
