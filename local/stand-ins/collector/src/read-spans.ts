import { z } from 'zod';

/** One span, as it came, cut to what a page shows. */
export interface KeptSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  service: string;
  name: string;
  /** Milliseconds since 1970, with fractions. */
  startedAt: number;
  ms: number;
  isFailed: boolean;
  attributes: Record<string, string>;
  /** Of other traces that it names. */
  links: string[];
}

const mostAttributes = 32;
const longestText = 200;
const nanosecondsInMillisecond = 1e6;

const traceId = z.string().regex(/^[\da-fA-F]{32}$/);
const spanId = z.string().regex(/^[\da-fA-F]{16}$/);
const nanoseconds = z.coerce.number().nonnegative();
const Value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.string(), z.number()]).optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
});
const Attributes = z.array(z.object({ key: z.string(), value: Value })).default([]);

const Span = z.object({
  traceId,
  spanId,
  parentSpanId: z.union([spanId, z.literal('')]).optional(),
  name: z.string(),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes: Attributes,
  links: z.array(z.object({ traceId })).default([]),
  status: z.object({ code: z.number().optional() }).optional(),
});

const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }).optional(),
      scopeSpans: z.array(z.object({ spans: z.array(Span).default([]) })).default([]),
    }),
  ),
});

const failed = 2;
const cut = (text: string) => text.slice(0, longestText);

const textOf = ({ stringValue, intValue, doubleValue, boolValue }: z.infer<typeof Value>) =>
  cut(String(stringValue ?? intValue ?? doubleValue ?? boolValue ?? ''));

const recordOf = (attributes: z.infer<typeof Attributes>) =>
  Object.fromEntries(attributes.slice(0, mostAttributes).map(({ key, value }) => [cut(key), textOf(value)]));

const keptOf = (span: z.infer<typeof Span>, service: string): KeptSpan => ({
  traceId: span.traceId.toLowerCase(),
  spanId: span.spanId.toLowerCase(),
  parentSpanId: span.parentSpanId?.toLowerCase() || undefined,
  service,
  name: cut(span.name),
  startedAt: span.startTimeUnixNano / nanosecondsInMillisecond,
  ms: Math.max(0, span.endTimeUnixNano - span.startTimeUnixNano) / nanosecondsInMillisecond,
  isFailed: span.status?.code === failed,
  attributes: recordOf(span.attributes),
  links: span.links.slice(0, mostAttributes).map(link => link.traceId.toLowerCase()),
});

/** What an exporter of OTLP sent as JSON; nothing where it is none. */
export function readSpans(body: unknown): KeptSpan[] | undefined {
  const read = Export.safeParse(body);
  if (!read.success) return undefined;
  return read.data.resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = recordOf(resource?.attributes ?? [])['service.name'] ?? 'unnamed';
    return scopeSpans.flatMap(({ spans }) => spans.map(span => keptOf(span, service)));
  });
}
