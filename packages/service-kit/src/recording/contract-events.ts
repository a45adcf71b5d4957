import { events } from '@sufra/contracts';
import { currentTraceparent } from '../context/current-span.ts';
import { currentRequestId } from '../context/request-context.ts';
import { eventRecorder } from '../events/outbox/event-recorder.ts';

/** Writes a change and the contract's events in one update, each with the id of the request that it began with, and its trace. */
export const { recordCreate, recordChange, recordDeletion } = eventRecorder(events, {
  requestId: currentRequestId,
  traceparent: currentTraceparent,
});
