import type { Recipe } from '@sufra/contracts';
import { Notice } from '@sufra/web-kit';
import { t, tRich } from '../../texts/text.ts';
import styles from './about-this-answer.module.css';
import { useLocalKitchen } from './local-kitchen.ts';

interface AboutThisAnswerProps {
  recipe: Recipe;
  /** The member's own words. */
  unmet: readonly string[];
}

/** With a recipe that has just come: what it does not meet, and which kitchen wrote it where that was no model. */
export function AboutThisAnswer({ recipe, unmet }: AboutThisAnswerProps) {
  const kitchen = useLocalKitchen(recipe.source);
  return (
    <>
      {unmet.length > 0 && (
        <Notice tone="warning" role="note" title={t('generator.unmet.title')} className={styles.unmet}>
          <ul className={styles.wishes} aria-label={t('generator.unmet.list')}>
            {unmet.map(wish => (
              <li key={wish}>
                <bdi>“{wish}”</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {kitchen && (
        <p className={styles.kitchen}>
          {tRich('generator.localKitchen', { dishes: kitchen.dishes, file: name => <code>{name}</code> })}
        </p>
      )}
    </>
  );
}
