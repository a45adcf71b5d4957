import { apiPrefix } from '@sufra/contracts';
import type { Redeem } from '@sufra/service-kit';
import type { Connection } from 'mongoose';
import type { AuthConfig } from '../config.ts';
import type { KnownDevices } from '../devices/known-devices.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { SessionDeps } from '../sessions/session-deps.ts';
import { googleRoutes, noGoogleRoutes } from './google.routes.ts';
import { googleCookies } from './google-cookies.ts';
import { type GoogleDeps, oneTimeTokenLifeMs, stateLifeMs } from './google-deps.ts';
import type { JoinDeps } from './join-account.ts';
import { openProvider } from './provider.ts';
import { redeemToken } from './redeem-token.ts';
import { openTickets } from './tickets.ts';

interface Options
  extends SessionDeps,
    Pick<GoogleDeps, 'usedAllowances' | 'newUndoLink' | 'beginSecondStep' | 'throttle' | 'limits'>,
    Pick<JoinDeps, 'hasher' | 'quota'> {
  config: AuthConfig;
  connection: Connection;
  sessionCookie: SessionCookie;
  devices: KnownDevices;
}

/** Sign-in with Google as far as it is configured: its calls, its check, and how its one-time token is redeemed. */
export function openGoogle({ config, connection, sessionCookie, devices, ...deps }: Options) {
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
    const { caller, refreshToken, email } = await redeemToken({ ...deps, tickets }, presented);
    sessionCookie.set(exchange, refreshToken);
    devices.remember(exchange, email);
    cookies.forgetBack(exchange);
    return caller;
  };
  const pages = {
    pageUrl: `${siteUrl}/auth/google/callback`,
    joinPageUrl: `${siteUrl}/auth/google/join`,
  };
  return {
    routes: googleRoutes({ ...deps, ...pages, tickets, provider, sessionCookie, devices }, cookies),
    checks: [provider.check],
    redeem,
  };
}
