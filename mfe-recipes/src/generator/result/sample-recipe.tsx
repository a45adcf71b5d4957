import { convertWords } from '@sufra/amounts/convert-words.ts';
import type { SharedRecipe } from '@sufra/contracts';
import { Loading, Skeleton, VisuallyHidden } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '../../pictures/drawing.tsx';
import { marksOf } from '../../recipe/line-marks.tsx';
import { RecipeFacts } from '../../recipe/recipe-facts.tsx';
import { linesOf, writtenServings } from '../../recipe/recipe-lines.ts';
import { sampleQuery } from '../../samples/samples.ts';
import { useForming } from '../../samples/use-forming.ts';
import { t } from '../../texts/text.ts';
import { useUnits } from '../../units/units-choice.ts';
import { requestLanguage } from '../request/request-language.ts';
import { RecipeSheet } from './recipe-sheet.tsx';
import styles from './sample-recipe.module.css';

interface SampleRecipeProps {
  headingLevel: 'h2' | 'h3' | 'h4';
}

/** In the place of the recipe until there is one: what one looks like. */
export function SampleRecipe({ headingLevel }: SampleRecipeProps) {
  const { data, isPending } = useQuery(sampleQuery('generator'));
  if (isPending) {
    return (
      <Loading label={t('samples.loading')}>
        <RecipeSheet
          language={requestLanguage()}
          isGrowing
          isSample
          headingLevel={headingLevel}
          picture={<Skeleton className={styles.coming} />}
          title={
            <>
              <VisuallyHidden>{t('generator.sample.coming')}</VisuallyHidden>
              <Skeleton shape="title" />
            </>
          }
        />
      </Loading>
    );
  }
  if (!data) return <p className={styles.promise}>{t('generator.sample.promise')}</p>;
  return <Sheet recipe={data} headingLevel={headingLevel} />;
}

function Sheet({ recipe, headingLevel }: SampleRecipeProps & { recipe: SharedRecipe }) {
  const units = useUnits();
  const place = useRef<HTMLDivElement>(null);
  const forming = useForming(place, { name: 'generator' });
  return (
    <div ref={place}>
      <RecipeSheet
        language={recipe.language}
        isSample
        headingLevel={headingLevel}
        forming={forming}
        picture={
          <div className={styles.cover}>
            <Drawing picture={{ ...recipe.picture, alt: '' }} className={styles.picture} />
            <span className={styles.label}>{t('generator.sample.label')}</span>
          </div>
        }
        title={recipe.title}
        facts={<RecipeFacts recipe={recipe} />}
        lines={linesOf(recipe, { servings: writtenServings(recipe), units })}
        marks={marksOf(recipe)}
        steps={recipe.steps.map(step => convertWords(step.text, units, recipe.language))}
      >
        <footer className={styles.foot}>
          <p>{t('generator.sample.foot')}</p>
          <Link to="/how-we-check">{t('generator.sample.howWeCheck')}</Link>
        </footer>
      </RecipeSheet>
    </div>
  );
}
