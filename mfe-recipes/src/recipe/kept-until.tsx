import type { Recipe } from '@sufra/contracts';
import { Notice, perLocale, useSession } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { tRich } from '../texts/text.ts';

const inFull = perLocale(
  locale => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
);

/** For a recipe that is not saved: when it goes away. */
export function KeptUntil({ keptUntil }: Pick<Recipe, 'keptUntil'>) {
  const { user } = useSession();
  if (!keptUntil) return null;
  return (
    <Notice role="note" data-print="hide">
      {tRich('recipe.kept.until', {
        moment: <time dateTime={keptUntil}>{inFull().format(new Date(keptUntil))}</time>,
      })}{' '}
      {!user?.isPremium && tRich('recipe.kept.premium', { link: words => <Link to="/#plans">{words}</Link> })}
    </Notice>
  );
}
