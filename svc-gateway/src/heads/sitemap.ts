import { SitePages } from '@sufra/contracts';
import type { Log } from '@sufra/service-kit';
import type { SliceState } from '../front-end/front-end.ts';
import { html, type Markup, trusted } from '../html/html.ts';
import type { AskService } from './ask-service.ts';

interface Deps {
  ask: AskService;
  log: Log;
  origin: string;
}

interface Listed {
  path: string;
  changedAt?: string;
}

// The protocol's own bound.
const maxListed = 50_000;

const entry = ({ path, changedAt }: Listed, origin: string): Markup =>
  html`<url><loc>${encodeURI(origin + path)}</loc>${changedAt && html`<lastmod>${changedAt}</lastmod>`}</url>\n`;

/** Every page that may be found, by what slices' builds and services say. A service that is away costs its own pages alone. */
export const createSitemap =
  ({ ask, log, origin }: Deps) =>
  async (states: SliceState[], requestId: string): Promise<string> => {
    const asked = states.map(async ({ name, listing }): Promise<Listed[]> => {
      if (!listing) return [];
      try {
        return SitePages.parse(await ask({ call: listing, requestId })).pages;
      } catch (error) {
        log.warn({ err: error, slice: name }, 'the sitemap goes out without the pages of a slice');
        return [];
      }
    });
    const pages: Listed[] = [
      ...states.flatMap(({ pages: own }) => own),
      ...(await Promise.all(asked)).flat(),
    ];
    return html`${trusted('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.slice(0, maxListed).map(page => entry({ path: page.path, ...(page.changedAt && { changedAt: page.changedAt }) }, origin))}</urlset>
`.text;
  };

export type Sitemap = ReturnType<typeof createSitemap>;
