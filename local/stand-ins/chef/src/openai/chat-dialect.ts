import { randomUUID } from 'node:crypto';
import type OpenAI from 'openai';
import type { Answer } from '../faults/spoil-answer.ts';
import type { Dialect, Usage } from './dialect.ts';
import { readChatOrder } from './read-order.ts';

type Chunk = OpenAI.ChatCompletionChunk;
type Choice = OpenAI.ChatCompletionChunk.Choice;

const event = (chunk: Chunk) => `data: ${JSON.stringify(chunk)}\n\n`;

const counted = ({ input, output }: Usage) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
});

const reason = ({ isCutShort }: Answer) => (isCutShort ? 'length' : 'stop');

/** POST /v1/chat/completions. */
export function chatDialect(model: string): Dialect {
  const base = {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model,
  };
  const chunk = (
    delta: OpenAI.ChatCompletionChunk.Choice.Delta,
    finish_reason: Choice['finish_reason'] = null,
  ) => event({ ...base, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] });
  return {
    readOrder: readChatOrder,
    whole: (answer, usage) =>
      ({
        ...base,
        object: 'chat.completion',
        choices: [
          {
            index: 0,
            finish_reason: reason(answer),
            logprobs: null,
            message: {
              role: 'assistant',
              content: answer.refusal === null ? answer.text : null,
              refusal: answer.refusal,
            },
          },
        ],
        usage: counted(usage),
      }) satisfies OpenAI.ChatCompletion,
    opening: () => [chunk({ role: 'assistant', content: '' })],
    piece: text => chunk({ content: text }),
    closing: (answer, usage, { includesUsage }) => [
      ...(answer.refusal === null ? [] : [chunk({ refusal: answer.refusal })]),
      chunk({}, reason(answer)),
      ...(includesUsage
        ? [event({ ...base, object: 'chat.completion.chunk', choices: [], usage: counted(usage) })]
        : []),
      'data: [DONE]\n\n',
    ],
  };
}
