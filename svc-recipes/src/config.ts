import {
  type Environment,
  readEnvironment,
  type ServiceConfig,
  serviceEnvironment,
} from '@sufra/service-kit';

export type RecipesConfig = ServiceConfig;

export const readConfig = (env: Environment): RecipesConfig => readEnvironment(serviceEnvironment, env);
