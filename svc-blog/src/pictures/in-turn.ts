import { Problem } from '@sufra/service-kit';

/** One after the other, and only so many in the queue: decoding pictures is what costs this service most. */
export function inTurn(maxWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= maxWaiting) throw new Problem('service_unavailable', { retryAfterSeconds: 5 });
    waiting += 1;
    const result = last.then(work);
    last = result.catch(() => undefined).finally(() => (waiting -= 1));
    return result;
  };
}
