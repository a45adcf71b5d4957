import type { SharedRecipe } from '@sufra/contracts';
import { Notice, perLocale } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { useHeld } from '../schools/say-held.ts';
import { useSubstitutes } from '../substitutes/say-substitute.ts';
import { t, tRich } from '../texts/text.ts';
import { type ForbiddenThing, forbiddenThings } from './forbidden-things.ts';
import { isNoLongerHalal } from './line-warnings.ts';
import styles from './no-longer-halal.module.css';

interface NoLongerHalalProps {
  recipe: SharedRecipe;
  /** In little room: what to use instead, and no more. */
  isShort?: boolean;
}

const maxInShort = 2;

// English as recipes have always said it: with a comma before the last one.
const allOf = perLocale(locale => new Intl.ListFormat(locale, { type: 'conjunction' }), 'en');

/** What the check has found in a recipe since it was saved: each line, why, and what to use instead. */
export function NoLongerHalal({ recipe, isShort = false }: NoLongerHalalProps) {
  useSubstitutes();
  useHeld(recipe.halal.school !== undefined);
  if (!isNoLongerHalal(recipe)) return null;
  const things = forbiddenThings(recipe);
  const title = t('recipe.verdict.haram');
  const rest = things.length - maxInShort;
  return (
    <Notice tone="danger" role="note" aria-label={title} title={title}>
      {!isShort && <p>{t('recipe.noLonger.words')}</p>}
      <ForbiddenList things={isShort ? things.slice(0, maxInShort) : things} isShort={isShort} />
      {isShort && rest > 0 && <p className={styles.rest}>{t('recipe.noLonger.more', { count: rest })}</p>}
    </Notice>
  );
}

export const ForbiddenList = ({
  things,
  isShort = false,
}: {
  things: ForbiddenThing[];
  isShort?: boolean;
}) => (
  <ul className={styles.things}>
    {things.map(({ words, line, reason, use: [first, ...others], alsoIn }) => (
      <li key={words}>
        <strong>{line}</strong>: {reason.replace(/\.?$/, '.')}
        <span className={styles.instead}>
          {first
            ? tRich('recipe.forbidden.instead', {
                substitutes: others.reduce<ReactNode>(
                  (list, other) => tRich('recipe.forbidden.orElse', { list, other }),
                  <strong>{first}</strong>,
                ),
              })
            : t('recipe.forbidden.without')}
        </span>
        {!isShort && alsoIn.length > 0 && (
          <span className={styles.alsoIn}>
            {t('recipe.forbidden.alsoIn', { places: allOf().format(alsoIn) })}
          </span>
        )}
      </li>
    ))}
  </ul>
);
