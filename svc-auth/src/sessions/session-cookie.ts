import { apiPrefix } from '@sufra/contracts';
import type { Exchange } from '@sufra/service-kit';

const name = 'sufra_session';

interface Options {
  siteUrl: string;
  lifeMs: number;
}

/** Out of reach of scripts, other sites and every route but the two that need it. */
export function sessionCookie({ siteUrl, lifeMs }: Options) {
  const attributes = {
    httpOnly: true,
    sameSite: 'strict',
    secure: siteUrl.startsWith('https:'),
    path: `${apiPrefix}/auth/session`,
  } as const;
  return {
    read: (exchange: Exchange) => exchange.cookie(name),
    set: (exchange: Exchange, value: string) =>
      exchange.setCookie(name, value, { ...attributes, maxAge: lifeMs }),
    clear: (exchange: Exchange) => exchange.clearCookie(name, attributes),
  };
}

export type SessionCookie = ReturnType<typeof sessionCookie>;
