import { brand, PageHead, withoutTurningIn } from '@sufra/contracts';
import type { Log } from '@sufra/service-kit';
import { isLanguage } from '@sufra/texts';
import { english } from '../front-end/english.ts';
import type { SliceState } from '../front-end/front-end.ts';
import { pathPattern } from '../front-end/path-pattern.ts';
import type { PageWords } from '../front-end/slice-manifest.ts';
import { textsIn } from '../texts/text.ts';
import type { AskService } from './ask-service.ts';

interface Deps {
  ask: AskService;
  log: Log;
}

interface Visit {
  path: string;
  language: string;
  owner: SliceState | undefined;
  requestId: string;
}

const titleOf = ({ title, tagline = brand.tagline }: PageWords) =>
  title ? `${title} - ${brand.name}` : `${brand.name} - ${tagline}`;

const listed = ({ path, language }: Visit, { pages }: SliceState): PageHead | undefined => {
  const page = pages.find(candidate => pathPattern(candidate.path).matches(path));
  if (!page) return undefined;
  const words = page.translations?.[language] ?? page;
  const alt = page.translations?.[language]?.alt ?? page.image?.alt ?? '';
  return {
    status: 200,
    title: titleOf(words),
    description: words.description,
    path: page.path,
    isIndexed: true,
    type: 'website',
    image: page.image ? { path: page.image.path, alt } : null,
    publishedAt: null,
    changedAt: null,
    author: null,
    tags: [],
    html: null,
  };
};

/** A service knows what is on a page, and the build its name in each language. */
const inWordsOf = ({ title, description }: PageHead, told: PageHead): PageHead => ({
  ...told,
  title,
  description,
});

/** What leads nowhere has no words of its build: those of the gateway stand for what a service says of it in English. */
function nothingHere(told: PageHead, language: string): PageHead {
  if (language === english) return told;
  const t = textsIn(language);
  return { ...told, title: `${t('nothing.title')} - ${brand.name}`, description: t('nothing.words') };
}

// A service knows no pseudo-language.
const inLanguage = ({ path, language }: Visit): Record<string, string> =>
  isLanguage(language) ? { path, language } : { path };

/** What is known of a page without running it. A slice whose service cannot say costs the page its head alone. */
export const createHeadOf =
  ({ ask, log }: Deps) =>
  async (visit: Visit): Promise<PageHead | undefined> => {
    const { path, owner, requestId } = visit;
    if (!owner?.entry) return undefined;
    const known = listed(visit, owner);
    if (!owner.heads?.paths.some(pattern => pathPattern(pattern).matches(path))) return known;
    try {
      const answer = await ask({ call: owner.heads.call, query: inLanguage(visit), requestId });
      // A title goes into link previews beside words of others: what was written before such signs were refused must not turn them round.
      const told = withoutTurningIn(PageHead.parse(answer));
      if (told.status === 404) return nothingHere(told, visit.language);
      return known ? inWordsOf(known, told) : told;
    } catch (error) {
      log.warn({ err: error, slice: owner.name }, 'a page goes out without its head');
      return known;
    }
  };

export type HeadOf = ReturnType<typeof createHeadOf>;
