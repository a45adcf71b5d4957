import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface PublicationWithheld {
  name: string;
  language?: string | undefined;
  recipeId: string;
  title: string;
  words: string[];
  siteUrl: string;
}

/** A newer check has found what an older one let through. */
export function publicationWithheldMail(withheld: PublicationWithheld): Mail {
  const { name, language, recipeId, title, words, siteUrl } = withheld;
  const t = textsIn(language);
  const heading = t('withheld.heading', { title });
  return composeLetter({
    language,
    subject: heading,
    preview: t('withheld.words'),
    heading,
    name,
    paragraphs: [
      t('withheld.words'),
      ...(words.length > 0 ? [t('withheld.found', { words: words.join(' · ') })] : []),
    ],
    actions: [{ label: t('publication.open'), url: `${siteUrl}/recipes/${recipeId}` }],
    notes: [t('withheld.change'), t('report.notFatwa')],
    reason: t('publication.why', { brand: brand.name }),
  });
}
