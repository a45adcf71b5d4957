import {
  type Config,
  type Environment,
  readEnvironment,
  secret,
  serviceEnvironment,
  variable,
} from '@sufra/service-kit';
import { z } from 'zod';

// An address, or a name and an address in angle brackets.
const sender = /^(?:[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;

export const environment = {
  ...serviceEnvironment,
  /** A day: a mail server may be away for as long as a link is good. */
  EVENT_GIVE_UP_AFTER_MS: variable.count().default(86_400_000),
  SITE_URL: variable.httpUrl(),
  /** Often with a password in it. */
  SMTP_URL: secret('provider', variable.url('smtp:', 'smtps:')),
  SMTP_CONNECTIONS: variable.atLeast(1).default(5),
  /** The longest silence of the mail server. */
  SMTP_TIMEOUT_MS: variable.count().default(20_000),
  /** The longest time for one mail, waiting for a free connection included. */
  SMTP_DELIVERY_MS: variable.count().default(50_000),
  /** After a kill in the middle of a mail another replica takes over this much later. */
  DELIVERY_LEASE_MS: variable.atLeast(100).default(9_000),
  MAIL_FROM: z.string().regex(sender, 'must be an address, or a name and an <address>'),
  LINK_TOKEN_KEYS: secret('key', variable.keys()),
};

export type MailConfig = Config<typeof environment>;

export const readConfig = (env: Environment): MailConfig => readEnvironment(environment, env);
