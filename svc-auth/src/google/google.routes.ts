import { type Exchange, Problem, routes } from '@sufra/service-kit';
import type { KnownDevices } from '../devices/known-devices.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import type { GoogleCookies } from './google-cookies.ts';
import type { GoogleDeps } from './google-deps.ts';
import { type JoinDeps, joinAccount } from './join-account.ts';

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
    'POST /auth/google/join': nothing,
  });
};

interface Deps extends GoogleDeps, JoinDeps {
  sessionCookie: SessionCookie;
  devices: KnownDevices;
}

export const googleRoutes = ({ sessionCookie, devices, ...deps }: Deps, cookies: GoogleCookies) =>
  routes({
    'GET /auth/sign-in-options': () => ({ google: true }),

    'GET /auth/google': (_input, exchange) =>
      orToPage(exchange, deps.pageUrl, () =>
        beginSignIn(deps, { browser: cookies.knowBrowser(exchange), ip: exchange.ip }),
      ),

    'GET /auth/google/return': ({ query }, exchange) =>
      orToPage(exchange, deps.pageUrl, async () => {
        const finishing = { returned: query, browser: cookies.browserAway(exchange), ip: exchange.ip };
        const { browser, address, isToBeJoined } = await finishSignIn(deps, finishing);
        // Joining comes back to this path, by the cookie that is there already, for as long as its token is good.
        if (isToBeJoined) cookies.knowBrowser(exchange);
        else cookies.expectBack(exchange, browser);
        return address;
      }),

    'POST /auth/google/join': async ({ body }, exchange) => {
      const { answer, refreshToken, email } = await joinAccount(deps, {
        ...body,
        browser: cookies.browserAway(exchange),
        ip: exchange.ip,
        deviceAt: address => devices.find(exchange, address),
      });
      if (!refreshToken) return answer;
      sessionCookie.set(exchange, refreshToken);
      devices.remember(exchange, email);
      return answer;
    },
  });
