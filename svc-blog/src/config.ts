import {
  type Config,
  type Environment,
  readEnvironment,
  serviceEnvironment,
  variable,
} from '@sufra/service-kit';

const hour = 3_600_000;

export const environment = {
  ...serviceEnvironment,
  /** What links in the feed begin with: where readers find the site. */
  SITE_URL: variable.httpUrl(),
  /** For how long a picture is kept that was uploaded and that no post shows, and how often such are looked for. */
  UNUSED_PICTURE_MS: variable.atLeast(1).default(24 * hour),
  PICTURE_SWEEP_MS: variable.atLeast(10).default(hour),
};

export type BlogConfig = Config<typeof environment>;

export const readConfig = (env: Environment): BlogConfig => readEnvironment(environment, env);
