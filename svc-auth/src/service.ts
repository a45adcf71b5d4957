import { limits } from '@sufra/contracts';
import { localKeySet, openService, type RunningService, securityLog } from '@sufra/service-kit';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { findAccessFacts } from './accounts/find-access-facts.ts';
import { signUpSalt } from './accounts/sign-up-salt.ts';
import { openAdministration } from './administration/open-administration.ts';
import type { AuthConfig } from './config.ts';
import { knownDevices } from './devices/known-devices.ts';
import { eventHandlers } from './event-handlers.ts';
import { openGoogle } from './google/open-google.ts';
import type { Cost } from './hashing/password-hash.ts';
import { createPasswordHasher } from './hashing/password-hasher.ts';
import { exportedHousehold } from './households/find-household.ts';
import { householdModel } from './households/household-model.ts';
import { householdRoutes } from './households/households.routes.ts';
import { linkMaker, tokenMaker } from './links/link.ts';
import { migrations } from './migrations/migrations.ts';
import { breachedPasswords } from './passwords/breached-passwords.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { openSecondFactor } from './second-factor/open-second-factor.ts';
import { requiredRolesOf } from './second-factor/required-roles.ts';
import { settleHeldRoles } from './second-factor/settle-held-roles.ts';
import { sessionCookie } from './sessions/session-cookie.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { openSignInRoom } from './sessions/sign-in-room.ts';
import { tokenIssuer } from './sessions/token-issuer.ts';
import { limitsOf, unlessOff } from './throttling.ts';
import { undoRoutes } from './undo/undo.routes.ts';
import { usedAllowanceModel, usedAllowances } from './users/used-allowance.ts';
import { userModel } from './users/user-model.ts';

/** Only the day from which on a second factor is required comes by itself; and replicas may have started with other settings. */
const settleEveryMs = 60_000;
const day = 86_400_000;

interface Options {
  /** What a hash of a password costs: tests that are not about hashing hash cheaply, no setting can. */
  hashCost?: Cost | undefined;
}

export async function start(config: AuthConfig, { hashCost }: Options = {}): Promise<RunningService> {
  const service = openService({ name: 'svc-auth', config });
  const users = userModel(service.mongo);
  const households = householdModel(service.mongo);
  const quota = { size: config.freeQuotaSize, renews: config.freeQuotaRenews };
  const requiredRoles = requiredRolesOf(config);
  const shared = {
    users,
    requiredRoles,
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
    isBreached: breachedPasswords({
      url: config.pwnedPasswordsUrl,
      timeoutMs: config.pwnedPasswordsTimeoutMs,
      log: service.log,
    }),
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
  const devices = knownDevices({
    siteUrl: config.siteUrl,
    keys: config.refreshKeys,
    lifeMs: config.deviceTtlMs,
  });
  const signInRoom = openSignInRoom({
    ...config,
    refused: full => service.metrics.refused.inc({ full }),
  });
  const session = {
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
  const secondFactor = openSecondFactor({
    ...session,
    ...administration.forSecondFactor,
    config,
    cookie,
    devices,
    connection: service.mongo,
  });
  const sessionDeps = { ...session, beginSecondStep: secondFactor.beginSecondStep };
  const settle = () => settleHeldRoles({ users, requiredRoles });
  service.inBackground('roles that are held back', {
    everyMs: settleEveryMs,
    work: async () => {
      await settle();
      return false;
    },
  });
  const sessions = sessionRoutes({ ...sessionDeps, cookie, devices, publishedKeys });
  const accounts = accountRoutes({
    ...shared,
    cookie,
    devices,
    saltFor: signUpSalt(config.refreshKeys),
    ...administration.forAccounts,
    findHousehold: userId => exportedHousehold(households, userId),
  });
  const google = openGoogle({
    ...sessionDeps,
    config,
    connection: service.mongo,
    sessionCookie: cookie,
    devices,
  });
  const undo = undoRoutes({ ...sessionDeps, newResetToken: tokenMaker(config.resetTokenTtlMs) });
  return service.start({
    routes: [
      accounts,
      householdRoutes({
        ...shared,
        households,
        newInvitationLink: linkMaker({
          sealingKeys: config.linkTokenKeys,
          lifeMs: limits.householdInvitationDays * day,
        }),
      }),
      passwordRoutes({ ...sessionDeps, devices }),
      undo,
      sessions,
      ...secondFactor.routes,
      google.routes,
      administration.routes,
    ],
    prepare: settle,
    refusals: administration.refusals,
    eventHandlers: eventHandlers({ users, households, ...administration.models }),
    outboxes: [users, households],
    migrations: migrations(users, administration.models.recipes.savedRecipes),
    checks: google.checks,
    access: {
      keySet: localKeySet(publishedKeys),
      findFacts: findAccessFacts(users),
      ...(google.redeem ? { redeem: google.redeem } : {}),
    },
  });
}
