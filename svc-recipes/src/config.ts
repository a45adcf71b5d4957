import {
  type Config,
  type Environment,
  freeQuotaEnvironment,
  readEnvironment,
  secret,
  serviceEnvironment,
  variable,
} from '@sufra/service-kit';
import { z } from 'zod';
import { pushHosts, pushKey } from './reminders/push/push-settings.ts';

const heat = 'must be a number from 0 to 2, or none';

const price = () => z.coerce.number('must be a number').min(0, 'must not be negative');

export const environment = {
  ...serviceEnvironment,
  /** Any server that speaks OpenAI's protocol: up to and with /v1. */
  OPENAI_BASE_URL: variable.httpUrl().default('https://api.openai.com/v1'),
  OPENAI_API_KEY: secret('provider', variable.oneWord()),
  OPENAI_MODEL: z.string().min(1).default('gpt-4.1-mini'),
  /** Some models refuse it: `none` leaves it out. */
  OPENAI_TEMPERATURE: z
    .union([z.literal('none').transform(() => null), z.coerce.number().min(0, heat).max(2, heat)], heat)
    .default(0.7),
  OPENAI_MAX_TOKENS: variable.atLeast(500).default(3_000),
  OPENAI_MAX_TOKENS_FIELD: z
    .enum(['max_completion_tokens', 'max_tokens'], 'must be max_completion_tokens or max_tokens')
    .default('max_completion_tokens'),
  /** False for a server that refuses to be asked how many tokens it took; they are estimated then. */
  OPENAI_TELLS_USAGE: z.stringbool('must be true or false').default(true),
  /** Dollars for a million tokens, read and written; unset, no money is counted. */
  OPENAI_INPUT_PRICE: price().optional(),
  OPENAI_OUTPUT_PRICE: price().optional(),
  /** For one recipe, all its calls to the model together. */
  GENERATION_DEADLINE_MS: variable.atLeast(100).default(45_000),
  /** How long after a kill the place of a generation is free again; renewed while it runs. */
  GENERATION_LEASE_MS: variable.atLeast(300).default(9_000),
  GENERATION_CALLS: variable.atLeast(1).default(3),
  GENERATIONS_AT_ONCE_PER_MEMBER: variable.atLeast(1).default(3),
  GENERATIONS_AT_ONCE: variable.atLeast(1).default(50),
  GENERATIONS_PER_DAY: variable.atLeast(1).default(5_000),
  PREMIUM_GENERATIONS_PER_HOUR: variable.atLeast(1).default(60),
  /** Of all members without premium behind one address; 0 is no limit. */
  FREE_GENERATIONS_PER_IP_AND_DAY: variable.count().default(100),
  /** How long a call for the week's plan waits for the news that its member has paid. */
  PREMIUM_NEWS_WAIT_MS: variable.count().default(2_000),
  /** How long a deleted recipe may be restored; the page offers it for ten seconds, and a slow network takes its time. */
  RECIPE_RESTORE_MS: variable.atLeast(1).default(30_000),
  /** The site's own key of Web Push; without one it sends no reminders. Another key ends what browsers have subscribed to. */
  PUSH_KEY: secret('push-key', pushKey().optional()),
  /** Whose push services reminders are sent by: a host, or `*.` and what it ends with. */
  PUSH_HOSTS: pushHosts().default([
    'fcm.googleapis.com',
    '*.push.services.mozilla.com',
    '*.push.apple.com',
    '*.notify.windows.com',
  ]),
  ...freeQuotaEnvironment,
};

export type RecipesConfig = Config<typeof environment>;

export const readConfig = (env: Environment): RecipesConfig => readEnvironment(environment, env);
