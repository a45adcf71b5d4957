import { limitKey, Problem, type Throttle } from '@sufra/service-kit';

interface Options {
  throttle: Throttle;
  /** Free recipes in a day from one address, of all members there; 0 is no limit. */
  most: number;
}

type GiveBack = () => Promise<void>;

const windowMs = 86_400_000;
const nothing: GiveBack = async () => {};

/** What accounts by the dozen come to, when one person makes them: each has its own allowance, and all of them one address. */
export function addressLimit({ throttle, most }: Options) {
  const limit = { name: 'free recipes by ip', most, windowMs };
  return {
    /** Counts one for the address, over all accounts and replicas, or refuses; the answer takes it back. */
    async take(ip: string): Promise<GiveBack> {
      if (most === 0) return nothing;
      try {
        return await throttle.take(limit, limitKey(ip));
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'too_many_requests')) throw error;
        const { retryAfterSeconds } = error;
        throw new Problem('network_quota_exhausted', {
          ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
        });
      }
    },
  };
}

export type AddressLimit = ReturnType<typeof addressLimit>;
