import { brand, PageHead } from '@sufra/contracts';
import type { Log } from '@sufra/service-kit';
import type { SliceState } from '../front-end/front-end.ts';
import { pathPattern } from '../front-end/path-pattern.ts';
import type { AskService } from './ask-service.ts';

interface Deps {
  ask: AskService;
  log: Log;
}

interface Visit {
  path: string;
  owner: SliceState | undefined;
  requestId: string;
}

const listed = (path: string, { pages }: SliceState): PageHead | undefined => {
  const page = pages.find(candidate => pathPattern(candidate.path).matches(path));
  if (!page) return undefined;
  return {
    status: 200,
    title: page.title ? `${page.title} - ${brand.name}` : `${brand.name} - ${brand.tagline}`,
    description: page.description,
    path: page.path,
    isIndexed: true,
    type: 'website',
    image: page.image ?? null,
    publishedAt: null,
    changedAt: null,
    author: null,
    tags: [],
    html: null,
  };
};

/** What is known of a page without running it. A slice whose service cannot say costs the page its head alone. */
export const createHeadOf =
  ({ ask, log }: Deps) =>
  async ({ path, owner, requestId }: Visit): Promise<PageHead | undefined> => {
    if (!owner?.entry) return undefined;
    const known = listed(path, owner);
    if (known || !owner.heads?.paths.some(pattern => pathPattern(pattern).matches(path))) return known;
    try {
      return PageHead.parse(await ask({ call: owner.heads.call, query: { path }, requestId }));
    } catch (error) {
      log.warn({ err: error, slice: owner.name }, 'a page goes out without its head');
      return undefined;
    }
  };

export type HeadOf = ReturnType<typeof createHeadOf>;
