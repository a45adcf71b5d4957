import { localKeySet, openService, type RunningService, securityLog } from '@sufra/service-kit';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { findAccessFacts } from './accounts/find-access-facts.ts';
import { signUpSalt } from './accounts/sign-up-salt.ts';
import { openAdministration } from './administration/open-administration.ts';
import type { AuthConfig } from './config.ts';
import { eventHandlers } from './event-handlers.ts';
import { openGoogle } from './google/open-google.ts';
import type { Cost } from './hashing/password-hash.ts';
import { createPasswordHasher } from './hashing/password-hasher.ts';
import { linkMaker, tokenMaker } from './links/link.ts';
import { migrations } from './migrations/migrations.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { sessionCookie } from './sessions/session-cookie.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { openSignInRoom } from './sessions/sign-in-room.ts';
import { tokenIssuer } from './sessions/token-issuer.ts';
import { limitsOf, unlessOff } from './throttling.ts';
import { undoRoutes } from './undo/undo.routes.ts';
import { usedAllowanceModel, usedAllowances } from './users/used-allowance.ts';
import { userModel } from './users/user-model.ts';

interface Options {
  /** What a hash of a password costs: tests that are not about hashing hash cheaply, no setting can. */
  hashCost?: Cost | undefined;
}

export async function start(config: AuthConfig, { hashCost }: Options = {}): Promise<RunningService> {
  const service = openService({ name: 'svc-auth', config });
  const users = userModel(service.mongo);
  const quota = { size: config.freeQuotaSize, renews: config.freeQuotaRenews };
  const shared = {
    users,
    hasher: createPasswordHasher({
      maxAtOnce: config.hashesAtOnce,
      maxWaiting: config.hashesWaiting,
      maxWaitMs: config.hashesWaitMs,
      refused: () => service.metrics.refused.inc({ full: 'hashing' }),
      cost: hashCost,
    }),
    throttle: unlessOff(service.throttle),
    limits: limitsOf(config),
    quota,
    record: securityLog(service.log),
    evenAnswerMs: config.evenAnswerMs,
    newConfirmationLink: linkMaker({
      sealingKeys: config.linkTokenKeys,
      lifeMs: config.emailTokenTtlMs,
    }),
    newResetLink: linkMaker({ sealingKeys: config.linkTokenKeys, lifeMs: config.resetTokenTtlMs }),
    newUndoLink: linkMaker({ sealingKeys: config.linkTokenKeys, lifeMs: config.undoTokenTtlMs }),
    usedAllowances: usedAllowances({
      model: usedAllowanceModel(service.mongo),
      keys: config.refreshKeys,
      quota,
    }),
  };
  const publishedKeys = config.signingKeys.map(key => key.published);
  const cookie = sessionCookie({ siteUrl: config.siteUrl, lifeMs: config.sessionTtlMs });
  const signInRoom = openSignInRoom({
    ...config,
    refused: full => service.metrics.refused.inc({ full }),
  });
  const sessionDeps = {
    ...shared,
    signInRoom,
    rules: {
      refreshKeys: config.refreshKeys,
      sessionLifeMs: config.sessionTtlMs,
      sessionLongestMs: config.sessionLongestMs,
      graceMs: config.sessionGraceMs,
    },
    tokenLifeMs: config.tokenTtlMs,
    issueToken: tokenIssuer({
      signingKeys: config.signingKeys,
      issuer: config.tokenIssuer,
      audience: config.tokenAudience,
      lifeMs: config.tokenTtlMs,
    }),
  };
  const administration = openAdministration({ ...shared, connection: service.mongo });
  const sessions = sessionRoutes({ ...sessionDeps, cookie, publishedKeys });
  const accounts = accountRoutes({
    ...shared,
    cookie,
    saltFor: signUpSalt(config.refreshKeys),
    ...administration.forAccounts,
  });
  const google = openGoogle({ ...sessionDeps, config, connection: service.mongo, sessionCookie: cookie });
  const undo = undoRoutes({ ...sessionDeps, newResetToken: tokenMaker(config.resetTokenTtlMs) });
  return service.start({
    routes: [accounts, passwordRoutes(sessionDeps), undo, sessions, google.routes, administration.routes],
    refusals: administration.refusals,
    eventHandlers: eventHandlers({ users, ...administration.models }),
    outboxes: [users],
    migrations: migrations(users),
    checks: google.checks,
    access: {
      keySet: localKeySet(publishedKeys),
      findFacts: findAccessFacts(users),
      ...(google.redeem ? { redeem: google.redeem } : {}),
    },
  });
}
