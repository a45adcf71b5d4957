// By name, as in the slice whose pages are rendered: from files of its own it would get a second session.

import { drawIn } from '@sufra/texts/page-language';
import { AppProviders, createQueryClient } from '@sufra/web-kit';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { type AnsweredQuery, answeredQueries, queriesToAsk } from './page-queries.ts';

interface Drawing {
  routes: RouteObject[];
  path: string;
  /** Leads the ids: a page and what surrounds it are drawn apart and stand in one document. */
  prefix: string;
  around(page: ReactNode): ReactNode;
}

async function htmlOf({ routes, path, prefix, around }: Drawing) {
  const handler = createStaticHandler(routes);
  // The origin is of no page: what would show it must wait for the browser.
  const context = await handler.query(new Request(new URL(path, 'http://prerendered.invalid')));
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  const failures: unknown[] = [];
  const { prelude } = await prerender(around(page), {
    identifierPrefix: prefix,
    onError: error => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} cannot be rendered without a browser`);
  return html;
}

const pageOf = (routes: RouteObject[], path: string, client: QueryClient) =>
  htmlOf({
    ...{ routes, path, prefix: 'page' },
    around: page => <QueryClientProvider client={client}>{page}</QueryClientProvider>,
  });

export { drawIn };

/** The HTML of a page at its path as it stands before any answer of the API, and whether it shows answers at all. */
export async function prerenderPage(routes: RouteObject[], path: string) {
  const client = createQueryClient();
  const html = await pageOf(routes, path, client);
  return { html, asksApi: queriesToAsk(client).length > 0 };
}

export interface DrawnPage {
  html: string;
  /** The answers that it shows, for the queries of the page that takes it over. */
  answers: AnsweredQuery[];
}

// An answer may lead to another question; a page that never ends asking is not drawn.
const maxRounds = 5;

/** The HTML of a page at its path with what the API answers to a visitor: `fetch` is asked as the browser's would be. */
export async function drawPage(routes: RouteObject[], path: string): Promise<DrawnPage> {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  try {
    for (let round = 0; round < maxRounds; round += 1) {
      const html = await pageOf(routes, path, client);
      const unanswered = queriesToAsk(client);
      if (unanswered.length === 0) return { html, answers: answeredQueries(client) };
      await Promise.all(unanswered.map(query => query.fetch()));
    }
    throw new Error(`${path} still asks the API after ${maxRounds} rounds`);
  } finally {
    client.clear();
  }
}

/** The HTML of everything that the shell draws at a path. */
export const prerenderAll = (routes: RouteObject[], path: string): Promise<string> =>
  htmlOf({ ...{ routes, path, prefix: 'frame' }, around: page => <AppProviders>{page}</AppProviders> });
