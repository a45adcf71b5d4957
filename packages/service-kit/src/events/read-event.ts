import { type CloudEvent, cloudEvent } from '@sufra/contracts';
import type { ZodError } from 'zod';
import type { EventRegistry } from './event-registry.ts';

/** Far above any event of ours: parsing what a stranger put on the queue must not cost the process its memory. */
export const largestEventBytes = 1_048_576;

export type Reading =
  | { event: CloudEvent }
  | { unknownType: string }
  /** Why a version to come may read it, and this one does not. */
  | { type: string; newer: string }
  | { unreadable: string };

export function readEvent(registry: EventRegistry, content: Buffer): Reading {
  if (content.byteLength > largestEventBytes) return { unreadable: `too big: ${content.byteLength} bytes` };
  const envelope = cloudEvent.safeParse(parsedJson(content));
  if (!envelope.success) return { unreadable: `not a CloudEvent: ${faults(envelope.error)}` };
  const event = envelope.data;
  const entry = Object.hasOwn(registry, event.type) ? registry[event.type] : undefined;
  if (!entry) return { unknownType: event.type };
  if (event.dataversion < entry.version - 1) {
    return {
      unreadable: `version ${event.dataversion} of ${event.type} is too old, ${entry.version} is read`,
    };
  }
  const schema = event.dataversion === entry.version - 1 ? (entry.before ?? entry.data) : entry.data;
  const data = schema.safeParse(event.data);
  if (!data.success) {
    const fault = `${event.type}: ${faults(data.error)}`;
    if (event.dataversion <= entry.version) return { unreadable: `wrong data for ${fault}` };
    const { type, dataversion } = event;
    return { type, newer: `version ${dataversion} is newer than ${entry.version}, and it is no ${fault}` };
  }
  return { event: { ...event, data: data.data } };
}

function parsedJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Paths and kinds of fault alone: a value may be a member's address and must not reach a log. */
const faults = (error: ZodError) =>
  error.issues
    .slice(0, 5)
    .map(issue => `${issue.path.map(String).join('.') || 'body'} ${issue.code}`)
    .join(', ');
