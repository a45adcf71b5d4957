import {
  type Config,
  ConfigurationError,
  type Environment,
  freeQuotaEnvironment,
  readEnvironment,
  secret,
  variable,
  workerEnvironment,
} from '@sufra/service-kit';
import { z } from 'zod';
import { signingKeys } from './sessions/signing-keys.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const upTo = (most: number) => variable.count().refine(value => value <= most, `must be at most ${most}`);

const thisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const issuer = () =>
  variable
    .httpUrl()
    .refine(
      value => value.startsWith('https:') || thisMachine.test(new URL(value).hostname),
      'must start with https:, unless it is on this machine',
    );

const roles = ['admin', 'moderator'] as const;
const isRole = (word: string): word is (typeof roles)[number] => (roles as readonly string[]).includes(word);

/** What the command line reads too. */
export const secondFactorEnvironment = {
  /** Roles that give no right until their member has a second factor. */
  SECOND_FACTOR_REQUIRED_FOR: variable
    .list()
    .refine(
      words => String(words) === 'none' || (words.length > 0 && words.every(isRole)),
      'must hold admin, moderator, or both, separated by a comma, or be none',
    )
    .transform(words => words.filter(isRole))
    .default([...roles]),
  /** The day from which on they do. */
  SECOND_FACTOR_REQUIRED_FROM: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], 'must be a day, as 2027-01-31, or an instant')
    .transform(text => new Date(text))
    .optional(),
};

export const environment = {
  ...workerEnvironment,
  PORT: variable.port(),
  SITE_URL: variable.httpUrl(),
  SIGNING_KEYS: secret('signing-keys', signingKeys()),
  LINK_TOKEN_KEYS: secret('key', variable.keys()),
  REFRESH_KEYS: secret('key', variable.keys()),
  SECOND_FACTOR_KEYS: secret('key', variable.keys()),
  ...secondFactorEnvironment,
  SECOND_FACTOR_FAILURES_PER_ACCOUNT: variable.count().default(5),
  PASSKEY_SIGN_INS_PER_IP: variable.count().default(100),
  TOKEN_TTL_MS: upTo(hour)
    .refine(value => value >= 1_000, 'must be at least 1000')
    .default(hour),
  SESSION_TTL_MS: variable.count().default(30 * day),
  /** Renewing does not carry a session past this age. */
  SESSION_LONGEST_MS: variable.count().default(180 * day),
  SESSION_GRACE_MS: upTo(minute).default(10_000),
  EMAIL_TOKEN_TTL_MS: upTo(day).default(day),
  RESET_TOKEN_TTL_MS: upTo(hour).default(hour),
  UNDO_TOKEN_TTL_MS: upTo(3 * day).default(3 * day),
  ...freeQuotaEnvironment,
  SIGN_IN_WINDOW_MS: variable.count().default(15 * minute),
  SIGN_IN_FAILURES_PER_EMAIL: variable.count().default(10),
  SIGN_IN_FAILURES_PER_IP: variable.count().default(50),
  /** Of a browser that signed in to this account before; those above do not count them. */
  SIGN_IN_FAILURES_PER_DEVICE: variable.count().default(10),
  /** Where a signed-in member shows the password: to change it, to move or to leave. */
  WRONG_PASSWORDS_PER_MEMBER: variable.count().default(10),
  /** For how long a browser is known again. */
  DEVICE_TTL_MS: variable.count().default(180 * day),
  SIGN_UPS_PER_IP_AND_HOUR: variable.count().default(20),
  MAILS_PER_ADDRESS_AND_HOUR: variable.count().default(3),
  MAIL_REQUESTS_PER_IP_AND_HOUR: variable.count().default(60),
  RESETS_PER_IP_AND_HOUR: variable.count().default(60),
  ADDRESS_CHANGES_PER_MEMBER_AND_HOUR: variable.count().default(5),
  /** Longer than any of the work that only a known address makes, so that time does not tell of it. */
  EVEN_ANSWER_MS: variable.count().default(250),
  GOOGLE_ISSUER: issuer().default('https://accounts.google.com'),
  /** Without it there is no sign-in with Google. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: secret('provider', z.string().optional()),
  /** Where this service itself finds the issuer, when that is not where browsers find it. */
  GOOGLE_BACK_CHANNEL_URL: variable.origin().optional(),
  /** For each of the three questions that one sign-in may ask; together well within the gateway's patience. */
  GOOGLE_TIMEOUT_MS: variable.atLeast(1).default(3_000),
  GOOGLE_SIGN_INS_PER_IP: variable.count().default(100),
  /** A server that answers range queries for breached passwords; none is asked unless it is named. */
  PWNED_PASSWORDS_URL: variable.httpUrl().optional(),
  PWNED_PASSWORDS_TIMEOUT_MS: variable.atLeast(1).default(1_500),
  HASHES_AT_ONCE: variable.atLeast(1).default(2),
  /** Half a second of work, newest first: a flood is refused early, and who is let in is answered soon. */
  HASHES_WAITING: variable.count().default(50),
  HASHES_WAIT_MS: variable.count().default(500),
  /** Under way in one process for one address, known or not; a flood of sign-ins to one account leaves room to the others. */
  SIGN_INS_AT_ONCE_PER_ACCOUNT: variable.atLeast(1).default(40),
};

export type AuthConfig = Config<typeof environment>;

export function readConfig(env: Environment): AuthConfig {
  const config = readEnvironment(environment, env);
  if (config.googleClientId && !config.googleClientSecret)
    throw new ConfigurationError(['GOOGLE_CLIENT_SECRET: is not set, though GOOGLE_CLIENT_ID is']);
  return config;
}
