import { z } from 'zod';
import { type Order, systemPromptOf } from './order.ts';
import { ApiProblem } from './problem.ts';

const Part = z.looseObject({ type: z.string(), text: z.string().optional() });
const Content = z
  .union([z.string(), z.array(Part)])
  .nullish()
  .transform(content =>
    typeof content === 'string' ? content : (content ?? []).map(part => part.text ?? '').join('\n'),
  );
const Role = z.enum(['system', 'developer', 'user', 'assistant', 'tool', 'function']);
const Turn = z
  .looseObject({ role: Role, content: Content })
  .transform(({ role, content }) => ({ role, text: content }));
const TokenLimit = z.int().min(1).nullish();
const Format = z.looseObject({ type: z.string() });

const ChatBody = z.object({
  model: z.string(),
  messages: z.array(Turn).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
  max_tokens: TokenLimit,
  max_completion_tokens: TokenLimit,
  response_format: Format.nullish(),
});

const ResponsesBody = z.object({
  model: z.string(),
  input: z.union([z.string(), z.array(Turn).min(1)]),
  instructions: z.string().nullish(),
  stream: z.boolean().nullish(),
  max_output_tokens: TokenLimit,
  text: z.looseObject({ format: Format.nullish() }).nullish(),
});

function checked<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  const param = issue?.path.join('.') || undefined;
  throw new ApiProblem(400, `Invalid value${param ? ` for '${param}'` : ''}: ${issue?.message}.`, { param });
}

export function readChatOrder(body: unknown): Order {
  const { model, messages, stream, stream_options, response_format, ...limits } = checked(ChatBody, body);
  return {
    model,
    messages,
    systemPrompt: systemPromptOf(messages),
    stream: stream === true,
    includesUsage: stream_options?.include_usage === true,
    maxTokens: limits.max_completion_tokens ?? limits.max_tokens ?? undefined,
    hasSchema: response_format?.type === 'json_schema',
  };
}

export function readResponsesOrder(body: unknown): Order {
  const { model, input, instructions, stream, max_output_tokens, text } = checked(ResponsesBody, body);
  const turns = typeof input === 'string' ? [{ role: 'user', text: input }] : input;
  const messages = instructions ? [{ role: 'system', text: instructions }, ...turns] : turns;
  return {
    model,
    messages,
    systemPrompt: systemPromptOf(messages),
    stream: stream === true,
    includesUsage: true,
    maxTokens: max_output_tokens ?? undefined,
    hasSchema: text?.format?.type === 'json_schema',
  };
}
