import { z } from 'zod';

/**
 * Every span that a process of ours may record: its kind, what it is called, and all that it may say. What is not listed
 * here is in no trace. No attribute is free text: an address, a token, a recipe, a path or a value of a query has no place.
 */
const word = z.string().regex(/^[\w.:/@+ -]{1,100}$/);
const method = z.string().regex(/^[A-Z-]{1,20}$/);
/** The contract's pattern, never the path: a path may hold a token. */
const route = z.string().regex(/^[\w/{}. -]{1,120}$/);
const status = z.int().min(100).max(599);
const eventType = z.string().regex(/^[\w.-]{1,100}$/);
/** A code of the contract, or the name of an error; never its message. */
const fault = { 'error.type': word.optional() };

const entry = <S extends z.ZodRawShape>(
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal',
  name: RegExp,
  attributes: S,
) => ({ kind, name, attributes: z.strictObject({ ...attributes, ...fault }) });

export const spanTable = {
  /** A request, at the gateway and at a service. */
  serve: entry('server', /^[A-Z-]+ [\w/{}. -]+$/, {
    'http.request.method': method,
    'http.route': route.optional(),
    'http.response.status_code': status.optional(),
    /** False: the caller left before the answer was complete. */
    'sufra.finished': z.boolean().optional(),
  }),
  /** The gateway asks one replica of a service. */
  ask: entry('client', /^ask svc-[\w-]+$/, {
    'service.peer.name': word,
    'http.request.method': method,
    'http.route': route.optional(),
    'http.response.status_code': status.optional(),
  }),
  /** One command to the database. */
  query: entry('client', /^[a-zA-Z]+ [\w.$-]+$/, {
    'db.system.name': z.literal('mongodb'),
    'db.operation.name': word,
    'db.collection.name': word,
  }),
  /** An event goes from the outbox to the bus. */
  publish: entry('producer', /^publish [\w.-]+$/, {
    'messaging.system': z.enum(['rabbitmq', 'memory']),
    'messaging.operation.type': z.literal('send'),
    'messaging.message.id': word,
    'sufra.event.type': eventType,
  }),
  /** From when an event was written down to when its first handling began: outbox and queue. */
  wait: entry('internal', /^wait [\w.-]+$/, { 'sufra.event.type': eventType }),
  handle: entry('consumer', /^handle [\w.-]+$/, {
    'messaging.operation.type': z.literal('process'),
    'messaging.message.id': word,
    'sufra.event.type': eventType,
    'sufra.event.attempt': z.int(),
  }),
  /** One call to the model, from the question to the last word. */
  model: entry('client', /^ask model$/, {
    'gen_ai.operation.name': z.literal('chat'),
    'gen_ai.request.model': word,
    'gen_ai.usage.input_tokens': z.int().optional(),
    'gen_ai.usage.output_tokens': z.int().optional(),
  }),
  /** One mail to the mail server, waiting for a free connection included. */
  mail: entry('client', /^send mail$/, { 'sufra.mail.outcome': word.optional() }),
} as const;

export type SpanName = keyof typeof spanTable;
export type SpanAttributes<N extends SpanName> = z.input<(typeof spanTable)[N]['attributes']>;
