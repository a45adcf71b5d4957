import { type Exchange, Problem, routes } from '@sufra/service-kit';
import { beginSignIn } from './begin-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import type { GoogleCookies } from './google-cookies.ts';
import type { GoogleDeps } from './google-deps.ts';

/** A program reads a refusal; a person's browser would show it bare, so it is led to the page that says so. */
async function orToPage(exchange: Exchange, pageUrl: string, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (exchange.wantsPage && error instanceof Problem) return pageUrl;
    throw error;
  }
}

/** Without a provider there is no button, and nothing behind it. */
export const noGoogleRoutes = () => {
  const nothing = (): never => {
    throw new Problem('not_found');
  };
  return routes({
    'GET /auth/sign-in-options': () => ({ google: false }),
    'GET /auth/google': nothing,
    'GET /auth/google/return': nothing,
  });
};

export const googleRoutes = (deps: GoogleDeps, cookies: GoogleCookies) =>
  routes({
    'GET /auth/sign-in-options': () => ({ google: true }),

    'GET /auth/google': (_input, exchange) =>
      orToPage(exchange, deps.pageUrl, () =>
        beginSignIn(deps, { browser: cookies.knowBrowser(exchange), ip: exchange.ip }),
      ),

    'GET /auth/google/return': ({ query }, exchange) =>
      orToPage(exchange, deps.pageUrl, async () => {
        const finishing = { returned: query, browser: cookies.browserAway(exchange), ip: exchange.ip };
        const { browser, address } = await finishSignIn(deps, finishing);
        cookies.expectBack(exchange, browser);
        return address;
      }),
  });
