import type { IncomingMessage } from 'node:http';
import { answerRequest } from '../answer-request.ts';
import { type Fault, readFault } from '../faults/fault.ts';
import { type Answer, asAnswer, spoilAnswer } from '../faults/spoil-answer.ts';
import type { Dialect } from '../openai/dialect.ts';
import { firstTokens, type Order, tokensIn } from '../openai/order.ts';
import { ApiProblem } from '../openai/problem.ts';
import { type Asked, readMessages } from '../wish/read-messages.ts';
import { deliver } from './deliver.ts';
import type { Exchange, Kitchen } from './exchange.ts';
import { failInstead } from './fail.ts';
import { readJson } from './read-json.ts';

const slowSeconds = 60;

function chooseFault(request: IncomingMessage, asked: Asked, kitchen: Kitchen): Fault | undefined {
  const header = request.headers['x-chef-fault'];
  if (header === undefined) return kitchen.ordersOfTheDay.take(asked.corrections.length > 0);
  const fault = readFault(String(header));
  if (!fault) throw new ApiProblem(400, `There is no fault '${header}'.`, { code: 'unknown_fault' });
  return fault;
}

function withinTokens(answer: Answer, { maxTokens }: Order): Answer {
  if (maxTokens === undefined || tokensIn(answer.text) <= maxTokens) return answer;
  return { ...answer, text: firstTokens(answer.text, maxTokens), isCutShort: true };
}

/** It composes dishes, and would invent what it is to read in a text or a photo. */
function assertComposes(body: unknown) {
  const { response_format: form } = body as { response_format?: { json_schema?: { name?: string } } };
  if (form?.json_schema?.name !== 'read_recipe') return;
  throw new ApiProblem(404, 'The local chef is no AI and reads no recipes.', { code: 'model_not_found' });
}

/** A call to either API, from its body to the last byte of its answer. */
export async function complete(exchange: Exchange, dialect: Dialect, kitchen: Kitchen): Promise<void> {
  const { request, call } = exchange;
  const body = await readJson(request, kitchen.bodyLimit);
  const order = dialect.readOrder(body);
  const asked = readMessages(order.messages);
  Object.assign(call, {
    stream: order.stream,
    model: order.model,
    maxTokens: order.maxTokens ?? null,
    hasSchema: order.hasSchema,
    corrections: asked.corrections.length,
    messages: order.messages,
  });
  const scripted = (await kitchen.script?.({ ...exchange, body, order, dialect })) ?? {};
  if (scripted === 'answered') return;
  const fault = scripted.fault ?? chooseFault(request, asked, kitchen);
  call.fault = fault?.name ?? null;
  if (await failInstead(fault, exchange)) return;
  if (scripted.text === undefined) assertComposes(body);

  const about = { systemPrompt: order.systemPrompt, isCorrected: asked.corrections.length > 0 };
  const answer =
    scripted.text === undefined
      ? withinTokens(spoilAnswer(answerRequest(asked), fault, about), order)
      : asAnswer(scripted.text);
  const input = order.messages.reduce((sum, message) => sum + tokensIn(message.text), 0);
  const usage = { input, output: tokensIn(answer.refusal ?? answer.text) };
  if (fault?.name === 'cut-stream') call.outcome = 'cut';
  const paceMs = fault?.name === 'slow-stream' ? (fault.seconds ?? slowSeconds) * 1000 : kitchen.paceMs;
  await deliver({ ...exchange, dialect, order, answer, usage, fault, paceMs: scripted.paceMs ?? paceMs });
}
