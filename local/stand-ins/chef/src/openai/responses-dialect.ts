import { randomUUID } from 'node:crypto';
import type OpenAI from 'openai';
import type { Answer } from '../faults/spoil-answer.ts';
import type { Dialect, Usage } from './dialect.ts';
import { readResponsesOrder } from './read-order.ts';
import { type Content, contentOf, message, responseObject, textContent } from './responses-object.ts';

type StreamEvent = OpenAI.Responses.ResponseStreamEvent;
type Numbered<T> = T extends StreamEvent
  ? Omit<T, 'sequence_number' | 'response'> & { response?: unknown }
  : never;

/** POST /v1/responses. */
export function responsesDialect(model: string): Dialect {
  const item_id = `msg_${randomUUID()}`;
  const response = {
    id: `resp_${randomUUID()}`,
    created_at: Math.floor(Date.now() / 1000),
    model,
  };
  const place = { item_id, output_index: 0, content_index: 0 };
  let sequence = 0;

  const event = (fields: Numbered<StreamEvent>) =>
    `event: ${fields.type}\ndata: ${JSON.stringify({ ...fields, sequence_number: sequence++ })}\n\n`;
  const beginning = () => responseObject(response, { status: 'in_progress', output: [] });
  const statusOf = ({ isCutShort }: Answer) => (isCutShort ? 'incomplete' : 'completed');
  const whole = (answer: Answer, usage: Usage) => {
    const status = statusOf(answer);
    return responseObject(response, {
      status,
      output: [message(item_id, status, [contentOf(answer)])],
      usage,
    });
  };
  const added = (part: Content) => event({ type: 'response.content_part.added', ...place, part });
  const ended = ({ text, refusal }: Answer) =>
    refusal === null
      ? [event({ type: 'response.output_text.done', ...place, text, logprobs: [] })]
      : [
          added({ type: 'refusal', refusal: '' }),
          event({ type: 'response.refusal.delta', ...place, delta: refusal }),
          event({ type: 'response.refusal.done', ...place, refusal }),
        ];
  let isTextBegun = false;
  const beginText = () => {
    if (isTextBegun) return '';
    isTextBegun = true;
    return added(textContent(''));
  };

  return {
    readOrder: readResponsesOrder,
    whole,
    opening: () => [
      event({ type: 'response.created', response: beginning() }),
      event({ type: 'response.in_progress', response: beginning() }),
      event({
        type: 'response.output_item.added',
        output_index: 0,
        item: message(item_id, 'in_progress', []),
      }),
    ],
    piece: text =>
      beginText() + event({ type: 'response.output_text.delta', ...place, delta: text, logprobs: [] }),
    closing: (answer, usage) => [
      ...(answer.refusal === null ? [beginText()] : []),
      ...ended(answer),
      event({ type: 'response.content_part.done', ...place, part: contentOf(answer) }),
      event({
        type: 'response.output_item.done',
        output_index: 0,
        item: message(item_id, statusOf(answer), [contentOf(answer)]),
      }),
      event({
        type: answer.isCutShort ? 'response.incomplete' : 'response.completed',
        response: whole(answer, usage),
      }),
    ],
  };
}
