import { SitePages } from '@sufra/contracts';
import type { Log } from '@sufra/service-kit';
import type { SliceState } from '../front-end/front-end.ts';
import { html, type Markup, trusted } from '../html/html.ts';
import { languagesOf, pathIn } from '../languages/addressed.ts';
import { alternatesOf } from '../languages/alternates-of.ts';
import type { AskService } from './ask-service.ts';

interface Deps {
  ask: AskService;
  log: Log;
  origin: string;
}

interface Where {
  origin: string;
  languages: string[];
}

type Listed = Pick<SitePages['pages'][number], 'path' | 'language' | 'translations'> & { changedAt?: string };

// The protocol's own bound.
const maxListed = 50_000;

const alternate = ([language, address]: readonly [string, string]): Markup =>
  html`<xhtml:link rel="alternate" hreflang="${language}" href="${encodeURI(address)}"/>`;

/** A page in each language in which its content is, and each of them names all. */
function entries(page: Listed, { origin, languages }: Where): Markup[] {
  const { path, changedAt, language } = page;
  const others = alternatesOf(page, { origin, languages }).map(alternate);
  return (language ? [language] : languages).map(
    each =>
      html`<url><loc>${encodeURI(origin + pathIn(each, path))}</loc>${changedAt && html`<lastmod>${changedAt}</lastmod>`}${others.length > 0 ? others : undefined}</url>\n`,
  );
}

/** Every page that may be found, by what slices' builds and services say. A service that is away costs its own pages alone. */
export const createSitemap =
  ({ ask, log, origin }: Deps) =>
  async (states: SliceState[], requestId: string): Promise<string> => {
    const languages = languagesOf(
      states.find(({ name }) => name === 'shell'),
      false,
    );
    const asked = states.map(async ({ name, listing }): Promise<Listed[]> => {
      if (!listing) return [];
      try {
        return SitePages.parse(await ask({ call: listing, requestId })).pages;
      } catch (error) {
        log.warn({ err: error, slice: name }, 'the sitemap goes out without the pages of a slice');
        return [];
      }
    });
    // What a service tells of a page that the build lists too is newer: when it was changed.
    const pages = new Map<string, Listed>(
      [
        ...states.flatMap(({ pages: own }): Listed[] => own.map(({ path }) => ({ path }))),
        ...(await Promise.all(asked)).flat(),
      ].map((page: Listed) => [page.path, page]),
    );
    const listed = [...pages.values()].flatMap(page => entries(page, { origin, languages }));
    return html`${trusted('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed.slice(0, maxListed)}</urlset>
`.text;
  };

export type Sitemap = ReturnType<typeof createSitemap>;
