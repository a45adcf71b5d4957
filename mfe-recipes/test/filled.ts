import type { ApiKey } from '@sufra/contracts';

/** A call with its address filled in, as the stand-in for the API knows it. */
export const filled = <Key extends ApiKey>(key: Key, params: Record<string, string | number>): Key =>
  key.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name])) as Key;
