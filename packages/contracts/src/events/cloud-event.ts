import { z } from 'zod';

/** CloudEvents 1.0 in JSON. `subject` is the changed thing, `sequence` its version, `dataversion` that of the schema. */
export const cloudEvent = z.object({
  specversion: z.literal('1.0'),
  id: z.string().min(1).max(100),
  source: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  subject: z.string().min(1).max(200),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  dataversion: z.int().positive(),
  sequence: z.string().regex(/^\d{1,15}$/),
  /** The request that it all began with, so that one id is found from the gateway to the last consumer. */
  requestid: z.string().max(100).optional(),
  /** Of the span that published it (CloudEvents' distributed tracing extension). One that cannot be read is none. */
  traceparent: z
    .string()
    .regex(/^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/)
    .optional()
    .catch(undefined),
  data: z.unknown(),
});

export type CloudEvent<D = unknown> = Omit<z.infer<typeof cloudEvent>, 'data'> & { data: D };
