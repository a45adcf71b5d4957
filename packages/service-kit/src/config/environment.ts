import type { z } from 'zod';
import { productionFaults } from './production-faults.ts';

type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<CamelCase<Tail>>}`
  : Lowercase<S>;

export type Shape = Record<Uppercase<string>, z.ZodType>;
export type Config<S extends Shape> = Readonly<{ [K in keyof S & string as CamelCase<K>]: z.output<S[K]> }>;
export type Environment = Record<string, string | undefined>;

/** Lists every wrong variable at once, by name and reason, never by value: a value may be a secret. */
export class ConfigurationError extends Error {
  constructor(faults: string[]) {
    super(
      `These environment variables are missing or wrong:\n${faults.map(fault => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigurationError';
  }
}

const camelCase = (name: string) =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Reads the variables that `shape` names into one frozen object, fit for its mode; MONGO_URL becomes `mongoUrl`. */
export function readEnvironment<S extends Shape>(shape: S, env: Environment): Config<S> {
  const config: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, schema] of Object.entries(shape)) {
    // An empty variable is what a compose file leaves of an unset one.
    const value = env[name]?.trim() === '' ? undefined : env[name];
    const result = schema.safeParse(value);
    if (result.success) config[camelCase(name)] = result.data;
    else faults.push(`${name}: ${value === undefined ? 'is not set' : reasonOf(result.error)}`);
  }
  faults.push(...productionFaults(config));
  if (faults.length > 0) throw new ConfigurationError(faults);
  return Object.freeze(config) as Config<S>;
}

const reasonOf = (error: z.ZodError) => error.issues.map(issue => issue.message).join('; ');
