import type { AvoidedInRecipe } from '@sufra/contracts';
import { Notice } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { t, tRich } from '../texts/text.ts';
import { avoidedNames } from './avoided-names.ts';
import { plainList } from './plain-list.ts';

/** What a recipe names of that which the profile of its reader avoids, with the words that say so. */
export function AvoidedNotice({ avoided = [] }: { avoided: readonly AvoidedInRecipe[] | undefined }) {
  if (avoided.length === 0) return null;
  const words = [...new Map(avoided.map(one => [one.words.toLowerCase(), one.words])).values()];
  return (
    <Notice
      tone="warning"
      role="note"
      title={t('avoided.title', { things: plainList(avoidedNames(avoided)) })}
    >
      {tRich('avoided.words', {
        words: words.map(word => `“${word}”`).join(', '),
        link: inside => <Link to="/dashboard/cooking">{inside}</Link>,
      })}
    </Notice>
  );
}
