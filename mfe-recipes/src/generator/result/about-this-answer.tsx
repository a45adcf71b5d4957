import type { Recipe } from '@sufra/contracts';
import { Notice } from '@sufra/web-kit';
import { quoted } from '../../profile/as-written-note.tsx';
import { t, tRich } from '../../texts/text.ts';
import styles from './about-this-answer.module.css';
import { useLocalKitchen } from './local-kitchen.ts';

interface AboutThisAnswerProps {
  recipe: Recipe;
  /** The member's own words. */
  unmet: readonly string[];
  /** Words of what is to be avoided that are not known to be a food. */
  asWritten?: readonly string[] | undefined;
}

/** With a recipe that has just come: what it does not meet, and which kitchen wrote it where that was no model. */
export function AboutThisAnswer({ recipe, unmet, asWritten = [] }: AboutThisAnswerProps) {
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
      {asWritten.length > 0 && (
        <Notice role="note">
          {t('profile.asWritten', { words: quoted(asWritten), count: asWritten.length })}
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
