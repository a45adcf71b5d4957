import { chatDialect } from '../openai/chat-dialect.ts';
import { modelName } from '../openai/order.ts';
import { ApiProblem } from '../openai/problem.ts';
import { responsesDialect } from '../openai/responses-dialect.ts';
import { dishes } from '../pantry/dishes.ts';
import { complete } from './complete.ts';
import { control } from './control.ts';
import type { Exchange, Kitchen } from './exchange.ts';
import { sendJson } from './send.ts';

export const notice = `The local chef is no AI: it knows English, names of food in other languages, and ${dishes.length} dishes written by hand. To connect a model, set OPENAI_API_KEY (README.md).`;

const model = { id: modelName, object: 'model', created: 1_700_000_000, owned_by: 'sufra' };

const dialects = { '/v1/chat/completions': chatDialect, '/v1/responses': responsesDialect };
const isCompletion = (path: string): path is keyof typeof dialects => Object.hasOwn(dialects, path);

function assertKey(authorization = ''): void {
  if (/^Bearer \S/.test(authorization)) return;
  throw new ApiProblem(401, 'You didn’t provide an API key. The local chef takes any.', {
    code: 'invalid_api_key',
  });
}

const unknownUrl = (method: string, path: string) =>
  new ApiProblem(404, `Unknown request URL: ${method} ${path}.`, { code: 'unknown_url' });

export async function route(exchange: Exchange, path: string, kitchen: Kitchen): Promise<void> {
  const { request, response } = exchange;
  const { method = 'GET' } = request;
  if (path === '/' && method === 'GET') return sendJson(response, 200, { notice });
  if (path === '/__chef') return control(request, response, kitchen);
  if (path === '/__chef/calls' && method === 'GET')
    return sendJson(response, 200, kitchen.ordersOfTheDay.calls);
  if (!path.startsWith('/v1/')) throw unknownUrl(method, path);
  assertKey(request.headers.authorization);
  if (path === '/v1/models' && method === 'GET')
    return sendJson(response, 200, { object: 'list', data: [model] });
  if (path === `/v1/models/${modelName}` && method === 'GET') return sendJson(response, 200, model);
  if (!isCompletion(path)) throw unknownUrl(method, path);
  if (method !== 'POST')
    throw new ApiProblem(405, `Not allowed to ${method} on ${path}.`, { headers: { allow: 'POST' } });
  kitchen.ordersOfTheDay.record(exchange.call);
  await complete(exchange, dialects[path](kitchen.model), kitchen);
}
