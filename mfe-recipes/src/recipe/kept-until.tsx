import type { Recipe } from '@sufra/contracts';
import { Notice, useSession } from '@sufra/web-kit';
import { Link } from 'react-router-dom';

const inFull = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** For a recipe that is not saved: when it goes away. */
export function KeptUntil({ recipe }: { recipe: Recipe }) {
  const { user } = useSession();
  if (!recipe.keptUntil) return null;
  return (
    <Notice role="note" data-print="hide">
      This recipe is not saved. It is kept for you until{' '}
      <time dateTime={recipe.keptUntil}>{inFull.format(new Date(recipe.keptUntil))}</time>.{' '}
      {!user?.isPremium && (
        <>
          Premium members’ recipes are saved automatically. <Link to="/#plans">See the plans</Link>
        </>
      )}
    </Notice>
  );
}
