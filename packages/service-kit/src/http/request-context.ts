import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Everything that `work` starts, events included, carries this request's id. */
export const withRequestId = <T>(requestId: string, work: () => T): T => storage.run({ requestId }, work);

export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;
