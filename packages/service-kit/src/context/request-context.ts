import { AsyncLocalStorage } from 'node:async_hooks';
import type { LiveSpan } from './live-span.ts';

interface RequestContext {
  requestId?: string;
  span?: LiveSpan;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const currentContext = (): RequestContext | undefined => storage.getStore();

export const withContext = <T>(more: RequestContext, work: () => T): T =>
  storage.run({ ...storage.getStore(), ...more }, work);

/** Everything that `work` starts, events included, carries this request's id; it belongs to no span yet. */
export const withRequestId = <T>(requestId: string, work: () => T): T => storage.run({ requestId }, work);

export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;
