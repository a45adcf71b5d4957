import type { Publication } from '@sufra/contracts';
import { formatDate, Notice } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { t, tRich } from '../texts/text.ts';

/** Where a recipe stands on its way to all readers, in a sentence or two. */
export function PublicationState({ publication }: { publication: Publication | null }) {
  if (publication?.isPublic) {
    return (
      <>
        <p>
          {tRich('publication.isPublic', {
            date: publication.publishedAt ? formatDate(publication.publishedAt) : '',
            link: words => <Link to={`/recipe/${publication.slug}`}>{words}</Link>,
          })}
        </p>
        {publication.isWaiting ? <p>{t('publication.changeWaits')}</p> : <Answer publication={publication} />}
      </>
    );
  }
  if (publication?.isWaiting) return <p>{t('publication.waits')}</p>;
  if (publication?.isWithheld) return <Notice tone="warning">{t('publication.withheld')}</Notice>;
  if (publication?.answer) return <Answer publication={publication} />;
  return <p>{t('publication.words')}</p>;
}

/** What a moderator did not like, in the moderator's words. */
function Answer({ publication: { answer } }: { publication: Publication }) {
  if (!answer || answer.outcome === 'approved') return null;
  return (
    <Notice
      tone="warning"
      title={answer.outcome === 'removed' ? t('publication.removed') : t('publication.refused')}
    >
      <span dir="auto">{answer.reason}</span>
    </Notice>
  );
}
