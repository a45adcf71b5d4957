import { Problem } from '../http/problem.ts';

interface Options {
  /** Under way at one time for each key; one more is refused at once. */
  maxAtOnce: number;
  retryAfterSeconds: number;
  refused?: () => void;
}

/** Work for one key leaves room to that for the others. */
export function fewOfEach({ maxAtOnce, retryAfterSeconds, refused }: Options) {
  const underWay = new Map<string, number>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const count = underWay.get(key) ?? 0;
    if (count >= maxAtOnce) {
      refused?.();
      throw new Problem('service_unavailable', { retryAfterSeconds });
    }
    underWay.set(key, count + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
    }
  };
}
