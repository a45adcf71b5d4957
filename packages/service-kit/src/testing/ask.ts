import { apiPrefix } from '@sufra/contracts';

export interface Answer {
  status: number;
  headers: Headers;
  // What a service answers is what the tests are about; they say what they expect of it.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
}

interface AskOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** `ask(service.url, 'GET /blogs')`: one request as any client would make it. */
export async function ask(
  origin: string,
  call: string,
  { body, token, headers = {} }: AskOptions = {},
): Promise<Answer> {
  const [method = 'GET', path = '/'] = call.split(' ');
  // A form says its own type, with what divides its parts.
  const isForm = body instanceof FormData;
  const answer = await fetch(`${origin}${apiPrefix}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: body === undefined || isForm || typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  // A HEAD request is told the type of a body that does not come.
  const isJson = text !== '' && answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}
