import { events } from '@sufra/contracts';
import { eventRecorder } from '../events/outbox/event-recorder.ts';
import { currentRequestId } from '../http/request-context.ts';
import { currentTraceparent } from '../tracing/current-span.ts';

/** Writes a change and the contract's events in one update, each with the id of the request that it began with, and its trace. */
export const { recordCreate, recordChange, recordDeletion } = eventRecorder(events, {
  requestId: currentRequestId,
  traceparent: currentTraceparent,
});
