import { events } from '@sufra/contracts';
import { eventRecorder } from '../events/outbox/event-recorder.ts';
import { currentRequestId } from '../http/request-context.ts';

/** Writes a change and the contract's events in one update, each with the id of the request that it began with. */
export const { recordCreate, recordChange, recordDeletion } = eventRecorder(events, {
  requestId: currentRequestId,
});
