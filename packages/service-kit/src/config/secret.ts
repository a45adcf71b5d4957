import { z } from 'zod';
import type { Shape } from './environment.ts';

/**
 * Where a secret comes from that the operator has not set. Ours are made at the first start, by what they are: a `key` of 32 bytes
 * in base64, `signing-keys` as a JSON array of JWK, a `push-key` of P-256 in base64url, a `password` of letters and digits. A `provider`'s is never made.
 */
export type SecretKind = 'key' | 'signing-keys' | 'push-key' | 'password' | 'provider';

const kinds = z.registry<{ kind: SecretKind }>();

/**
 * A variable that no compose file and no `docker inspect` may show: it reaches its service in a file. Services that name the same
 * secret share one. It goes around the whole schema, since `.default()` and its like make another one.
 */
export const secret = <S extends z.ZodType>(kind: SecretKind, schema: S): S => {
  kinds.add(schema, { kind });
  return schema;
};

/** The secrets among the variables of a service, by name. */
export const secretsOf = (environment: Shape): Record<string, SecretKind> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, schema]) => {
      const known = kinds.get(schema);
      return known ? [[name, known.kind]] : [];
    }),
  );
