import {
  type Config,
  type Environment,
  readEnvironment,
  secret,
  serviceEnvironment,
  variable,
} from '@sufra/service-kit';

export const environment = {
  ...serviceEnvironment,
  /** Makes of a member's id the mark that readers see. */
  TIP_AUTHOR_KEYS: secret('key', variable.keys()),
  TIPS_SHOWN: variable.atLeast(1).default(50),
};

export type TipsConfig = Config<typeof environment>;

export const readConfig = (env: Environment): TipsConfig => readEnvironment(environment, env);
