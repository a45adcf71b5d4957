import { localKeySet, openService, type RunningService } from '@sufra/service-kit';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { findAccessFacts } from './accounts/find-access-facts.ts';
import { signUpSalt } from './accounts/sign-up-salt.ts';
import { userModel } from './accounts/user-model.ts';
import type { AuthConfig } from './config.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { securityLog } from './security-log.ts';
import { sessionCookie } from './sessions/session-cookie.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { tokenIssuer } from './sessions/token-issuer.ts';
import { subscriptions } from './subscriptions.ts';
import { limitsOf, unlessOff } from './throttling.ts';

export async function start(config: AuthConfig): Promise<RunningService> {
  const service = openService({ name: 'svc-auth', config });
  const users = userModel(service.mongo);
  const shared = {
    users,
    hasher: createPasswordHasher({
      mostAtOnce: config.hashesAtOnce,
      mostWaiting: config.hashesWaiting,
      longestWaitMs: config.hashesWaitMs,
    }),
    throttle: unlessOff(service.throttle),
    limits: limitsOf(config),
    quota: { size: config.freeQuotaSize, renews: config.freeQuotaRenews },
    record: securityLog(service.log),
  };
  const accounts = accountRoutes({
    ...shared,
    saltFor: signUpSalt(config.refreshKeys),
    linkTokenKeys: config.linkTokenKeys,
    linkLifeMs: config.emailTokenTtlMs,
  });
  const publishedKeys = config.signingKeys.map(key => key.published);
  const sessions = sessionRoutes({
    ...shared,
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
    cookie: sessionCookie({ siteUrl: config.siteUrl, lifeMs: config.sessionTtlMs }),
    publishedKeys,
  });
  return service.start({
    routes: [accounts, sessions],
    subscriptions: subscriptions({ users }),
    outboxes: [users],
    access: { keySet: localKeySet(publishedKeys), findFacts: findAccessFacts(users) },
  });
}
