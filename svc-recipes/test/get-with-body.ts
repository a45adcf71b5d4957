import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { apiPrefix } from '@sufra/contracts';

interface Sent {
  token: string;
  type: string;
  body: string;
}

/** `fetch` refuses to send what a careless client might: a GET with a body. */
export async function getWithBody(origin: string, path: string, { token, type, body }: Sent) {
  const sent = request(`${origin}${apiPrefix}${path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': type,
      'content-length': Buffer.byteLength(body),
    },
  });
  sent.end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('there was no answer');
  return { status: answer.statusCode, body: JSON.parse(await text(answer)) };
}
