import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventData, type EventType, events } from '@sufra/contracts';
import { openTestPlatform, readLog } from '@sufra/service-kit/testing';
import { readConfig } from '../src/config.ts';
import type { Cost } from '../src/hashing/password-hash.ts';
import { householdModel } from '../src/households/household-model.ts';
import { start } from '../src/service.ts';
import { userModel } from '../src/users/user-model.ts';
import { aKey, aSigningKey } from './secrets.ts';

const told = (Object.keys(events) as EventType[]).filter(type => /^(user|household)\./.test(type));

interface Options {
  isMailAway?: boolean;
  hashCost?: Cost;
}

/** Hashing as members' passwords are hashed would take most of the processor time of these tests. */
const cheap: Cost = { memory: 64, passes: 1, parallelism: 1 };

// Made once: that takes longer than to start the service.
const signingKey = aSigningKey();

/** The real service over HTTP, with a database and a bus of its own; what it publishes and logs can be looked at. */
export async function startForTest(
  more: Record<string, string> = {},
  { isMailAway = false, hashCost = cheap }: Options = {},
) {
  const platform = await openTestPlatform();
  const folder = mkdtempSync(join(tmpdir(), 'svc-auth-'));
  const logFile = join(folder, 'log');
  const env = platform.env({
    LOG_LEVEL: 'info',
    LOG_FILE: logFile,
    SITE_URL: 'http://localhost:8080',
    SIGNING_KEYS: JSON.stringify([signingKey]),
    LINK_TOKEN_KEYS: aKey(),
    REFRESH_KEYS: aKey(),
    SECOND_FACTOR_KEYS: aKey(),
    // Most tests are about other things; those of held roles say so.
    SECOND_FACTOR_REQUIRED_FOR: 'none',
    EVEN_ANSWER_MS: '20',
    // On a busy machine a queue of hashes takes its time, and that is not what is tried here.
    HASHES_WAIT_MS: '30000',
    // Likewise: many members from one place.
    SIGN_UPS_PER_IP_AND_HOUR: '0',
    ...more,
  });
  const startMail = () => platform.listenAs(['svc-mail'], told);
  if (!isMailAway) startMail();
  for (const service of ['svc-recipes', 'svc-blog', 'svc-billing'])
    platform.bus.subscribe({
      service,
      types: ['user.access-changed', 'household.changed'],
      handler: async () => {},
    });
  const config = readConfig(env);
  const service = await start(config, { hashCost });
  await service.whenReady();

  return {
    platform,
    service,
    config,
    env,
    signingKey,
    startMail,
    /** Another of the same over the same database, with other settings where given. */
    startReplica: async (other: Record<string, string> = {}) => {
      const replica = await start(readConfig({ ...env, ...other }), { hashCost });
      await replica.whenReady();
      return replica;
    },
    users: userModel(platform.database.connection),
    households: householdModel(platform.database.connection),
    log: () => readLog(logFile),
    heard: <T extends EventType>(type: T, userId?: string): EventData<T>[] =>
      platform.heard
        .filter(event => event.type === type && (!userId || event.subject === userId))
        .map(event => event.data as EventData<T>),
    stop: async () => {
      await service.stop();
      await platform.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export type UnderTest = Awaited<ReturnType<typeof startForTest>>;
