import { aKey, aSigningKey } from './secrets.ts';

export const signingKey = aSigningKey();

/** What the service needs to be told, and no more. */
export const anEnvironment = (more: Record<string, string | undefined> = {}) => ({
  PORT: '4001',
  INTERNAL_PORT: '4101',
  MONGO_URL: 'mongodb://127.0.0.1:27017/auth',
  EVENT_BUS_URL: 'amqp://svc-auth:x@127.0.0.1:5672/sufra',
  SITE_URL: 'https://sufra.example/',
  SIGNING_KEYS: JSON.stringify([signingKey]),
  LINK_TOKEN_KEYS: aKey(),
  SECOND_FACTOR_KEYS: aKey(),
  REFRESH_KEYS: `${aKey()}, ${aKey()}`,
  ...more,
});
