import { randomBytes } from 'node:crypto';
import { eventually, openTestPlatform, type TestPlatform } from '@sufra/service-kit/testing';
import { readConfig } from '../src/config.ts';
import { deliveryModel } from '../src/delivery/delivery-model.ts';
import { personModel } from '../src/people/person-model.ts';
import { start } from '../src/service.ts';

export const linkTokenKey = randomBytes(32).toString('base64');

export const mailEnv = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  SMTP_TIMEOUT_MS: '5000',
  SMTP_DELIVERY_MS: '9000',
  SITE_URL: 'https://sufra.test',
  MAIL_FROM: 'Sufra <hello@sufra.test>',
  LINK_TOKEN_KEYS: linkTokenKey,
});

/** The real service with a database and a bus of its own, which hands its mails to `smtpUrl`. */
export async function startForTest(smtpUrl: string, more: Record<string, string> = {}) {
  const platform: TestPlatform = await openTestPlatform();
  const env = platform.env({ ...mailEnv(smtpUrl), ...more });
  const service = await start(readConfig(env));
  await service.whenReady();
  const { connection } = platform.database;
  const outcomeOf = async (id: string) => {
    const delivery = await deliveryModel(connection).findById(id).lean();
    return delivery?.doneAt ? delivery.outcome : undefined;
  };
  return {
    platform,
    env,
    service,
    people: personModel(connection),
    deliveries: deliveryModel(connection),
    outcomeOf,
    delivered: (id: string) => eventually(async () => (await outcomeOf(id)) === 'sent', 10_000),
    /** Publishes as svc-auth would; what cannot be finished at once is tried again by the bus. */
    tell: async (event: Parameters<TestPlatform['tell']>[0]) => {
      await platform.tell(event).catch(error => {
        if (error.name !== 'EventOwed') throw error;
      });
    },
    stop: async () => {
      await service.stop();
      await platform.stop();
    },
  };
}

export type UnderTest = Awaited<ReturnType<typeof startForTest>>;
