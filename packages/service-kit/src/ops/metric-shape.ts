import { z } from 'zod';

const label = z.string().regex(/^[a-z]+$/);
const help = z.string().min(10).max(120);
/** Base units, as Prometheus wants them; what only grows ends with `total`. */
const counterName = z.string().regex(/^sufra_[a-z]+(?:_[a-z]+)*_total$/);
const secondsName = z.string().regex(/^sufra_[a-z]+(?:_[a-z]+)*_seconds$/);
const gaugeName = z.string().regex(/^sufra_[a-z]+(?:_[a-z]+)*(?<!_total)$/);

/** What each measurement of a service is called: one that is called otherwise is refused when the service starts. */
export const counterShape = z.strictObject({ name: counterName, help, labels: z.array(label).max(4) });
export const durationShape = z.strictObject({
  name: secondsName,
  help,
  labels: z.array(label).max(4),
  buckets: z.array(z.number().positive()).min(1).max(12),
});
export const gaugeShape = z.strictObject({ name: gaugeName, help });
