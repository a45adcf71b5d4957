import type { SharedRecipe } from '@sufra/contracts';
import { Notice } from '@sufra/web-kit';
import { type ForbiddenThing, forbiddenThings, isNoLongerHalal } from './forbidden-things.ts';
import styles from './no-longer-halal.module.css';

interface NoLongerHalalProps {
  recipe: SharedRecipe;
  /** In little room: what to use instead, and no more. */
  isShort?: boolean;
}

const title = 'No longer halal';
const maxInShort = 2;

/** What the check has found in a recipe since it was saved: each line, why, and what to use instead. */
export function NoLongerHalal({ recipe, isShort = false }: NoLongerHalalProps) {
  if (!isNoLongerHalal(recipe)) return null;
  const things = forbiddenThings(recipe);
  const rest = things.length - maxInShort;
  return (
    <Notice tone="danger" role="note" aria-label={title} title={title}>
      {!isShort && (
        <p>
          Our check has learned since this was saved. The recipe stays yours, and others do not see it; cook
          it with what is named here instead.
        </p>
      )}
      <ForbiddenList things={isShort ? things.slice(0, maxInShort) : things} isShort={isShort} />
      {isShort && rest > 0 && <p className={styles.rest}>And {rest} more, in the recipe.</p>}
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
          {first ? (
            <>
              Instead: <strong>{first}</strong>
              {others.map(other => `, or ${other}`)}
            </>
          ) : (
            'Leave it out.'
          )}
        </span>
        {!isShort && alsoIn.length > 0 && (
          <span className={styles.alsoIn}>Also in {inWords.format(alsoIn)}.</span>
        )}
      </li>
    ))}
  </ul>
);

const inWords = new Intl.ListFormat('en');
