// By name, as in the slice whose pages are rendered: from files of its own it would get a second session.
import { AppProviders, createQueryClient } from '@sufra/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';

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

/** The HTML of a page at its path, as it stands before any answer of the API: what the shell puts into its `main`. */
export const prerenderPage = (routes: RouteObject[], path: string): Promise<string> =>
  htmlOf({
    ...{ routes, path, prefix: 'page' },
    around: page => <QueryClientProvider client={createQueryClient()}>{page}</QueryClientProvider>,
  });

/** The HTML of everything that the shell draws at a path. */
export const prerenderAll = (routes: RouteObject[], path: string): Promise<string> =>
  htmlOf({ ...{ routes, path, prefix: 'frame' }, around: page => <AppProviders>{page}</AppProviders> });
