import { apiPrefix } from '@sufra/contracts';
import type { Exchange } from '@sufra/service-kit';
import { newSecret } from './tickets.ts';

const secret = /^[\w-]{43}$/;

interface Options {
  siteUrl: string;
  stateLifeMs: number;
  tokenLifeMs: number;
}

/**
 * By what a browser is known again: one secret, in a cookie for the way to the provider and back (the way back comes from
 * another site, hence lax), and in one for the moment that the one-time token lives. Neither opens anything by itself.
 */
export function googleCookies({ siteUrl, stateLifeMs, tokenLifeMs }: Options) {
  const common = { httpOnly: true, secure: siteUrl.startsWith('https:') } as const;
  const away = {
    name: 'sufra_google',
    attributes: { ...common, sameSite: 'lax', path: `${apiPrefix}/auth/google` } as const,
  };
  const back = {
    name: 'sufra_google_return',
    attributes: { ...common, sameSite: 'strict', path: `${apiPrefix}/auth/me` } as const,
  };
  const read = (exchange: Exchange, name: string) => {
    const value = exchange.cookie(name) ?? '';
    return secret.test(value) ? value : undefined;
  };

  return {
    /** The same for all tabs of a browser, so that none loses its way by another. */
    knowBrowser(exchange: Exchange): string {
      const browser = read(exchange, away.name) ?? newSecret();
      exchange.setCookie(away.name, browser, { ...away.attributes, maxAge: stateLifeMs });
      return browser;
    },
    browserAway: (exchange: Exchange) => read(exchange, away.name),
    expectBack: (exchange: Exchange, browser: string) =>
      exchange.setCookie(back.name, browser, { ...back.attributes, maxAge: tokenLifeMs }),
    browserBack: (exchange: Exchange) => read(exchange, back.name),
    forgetBack: (exchange: Exchange) => exchange.clearCookie(back.name, back.attributes),
  };
}

export type GoogleCookies = ReturnType<typeof googleCookies>;
