import {
  type Environment,
  readEnvironment,
  type ServiceConfig,
  serviceEnvironment,
} from '@sufra/service-kit';

export type BlogConfig = ServiceConfig;

export const readConfig = (env: Environment): BlogConfig => readEnvironment(serviceEnvironment, env);
