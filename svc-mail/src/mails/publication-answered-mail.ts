import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface PublicationAnswered {
  name: string;
  language?: string | undefined;
  recipeId: string;
  title: string;
  outcome: 'approved' | 'refused' | 'removed';
  reason: string;
  slug: string | null;
  siteUrl: string;
}

export function publicationAnsweredMail(answered: PublicationAnswered): Mail {
  const { name, language, recipeId, title, outcome, reason, slug, siteUrl } = answered;
  const t = textsIn(language);
  const heading = t('publication.heading', { outcome, title });
  const isPublic = outcome === 'approved' && slug !== null;
  return composeLetter({
    language,
    subject: heading,
    preview: t('publication.words', { outcome }),
    heading,
    name,
    paragraphs: [
      t('publication.words', { outcome }),
      ...(reason ? [t('publication.reason', { reason })] : []),
    ],
    actions: isPublic
      ? [{ label: t('publication.see'), url: `${siteUrl}/recipe/${slug}` }]
      : [{ label: t('publication.open'), url: `${siteUrl}/recipes/${recipeId}` }],
    notes: isPublic ? [t('publication.note')] : [],
    reason: t('publication.why', { brand: brand.name }),
  });
}
