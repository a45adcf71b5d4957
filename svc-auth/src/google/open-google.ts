import { apiPrefix } from '@sufra/contracts';
import type { Redeem } from '@sufra/service-kit';
import type { Connection } from 'mongoose';
import type { AuthConfig } from '../config.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { SessionDeps } from '../sessions/session-deps.ts';
import { googleRoutes, noGoogleRoutes } from './google.routes.ts';
import { googleCookies } from './google-cookies.ts';
import { type GoogleDeps, oneTimeTokenLifeMs, stateLifeMs } from './google-deps.ts';
import { openProvider } from './provider.ts';
import { redeemToken } from './redeem-token.ts';
import { openTickets } from './tickets.ts';

interface Options
  extends SessionDeps,
    Pick<GoogleDeps, 'usedAllowances' | 'newUndoLink' | 'beginSecondStep' | 'throttle' | 'limits'> {
  config: AuthConfig;
  connection: Connection;
  sessionCookie: SessionCookie;
}

/** Sign-in with Google as far as it is configured: its calls, its check, and how its one-time token is redeemed. */
export function openGoogle({ config, connection, sessionCookie, ...deps }: Options) {
  const { googleClientId: clientId, googleClientSecret: clientSecret, siteUrl } = config;
  if (!clientId || !clientSecret) return { routes: noGoogleRoutes(), checks: [], redeem: undefined };
  const tickets = openTickets(connection);
  const cookies = googleCookies({ siteUrl, stateLifeMs, tokenLifeMs: oneTimeTokenLifeMs });
  const provider = openProvider({
    issuer: config.googleIssuer,
    clientId,
    clientSecret,
    redirectUri: `${siteUrl}${apiPrefix}/auth/google/return`,
    backChannelUrl: config.googleBackChannelUrl,
    timeoutMs: config.googleTimeoutMs,
  });
  const redeem: Redeem = async (token, exchange) => {
    const presented = { token, browser: cookies.browserBack(exchange), ip: exchange.ip };
    const { caller, refreshToken } = await redeemToken({ ...deps, tickets }, presented);
    sessionCookie.set(exchange, refreshToken);
    cookies.forgetBack(exchange);
    return caller;
  };
  const pageUrl = `${siteUrl}/auth/google/callback`;
  return {
    routes: googleRoutes({ ...deps, tickets, provider, pageUrl }, cookies),
    checks: [provider.check],
    redeem,
  };
}
