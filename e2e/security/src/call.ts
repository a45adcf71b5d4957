import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** `name: value` as they came, each by itself. */
  cookies: string[];
  text: string;
  bytes: Buffer;
  // What the product answers is what the rows are about; they say what they expect of it.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
}

export interface CallOptions {
  token?: string | undefined;
  /** An object is sent as JSON, a form as a form, text and bytes as they are. */
  body?: unknown;
  headers?: OutgoingHttpHeaders;
}

interface Prepared {
  bytes?: Buffer;
  type?: string;
}

async function prepare(body: unknown): Promise<Prepared> {
  if (body === undefined) return {};
  if (Buffer.isBuffer(body)) return { bytes: body };
  if (typeof body === 'string') return { bytes: Buffer.from(body), type: 'application/json' };
  if (body instanceof FormData) {
    const form = new Response(body);
    return {
      bytes: Buffer.from(await form.arrayBuffer()),
      type: form.headers.get('content-type') ?? '',
    };
  }
  return { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' };
}

const parsed = (text: string, type = ''): unknown =>
  type.includes('json') && text ? JSON.parse(text) : text;

/** `send(url, { method, from })`: one request on a connection of its own, by the address of a caller's own. */
export async function send(
  url: string,
  { method, from, token, body, headers = {} }: CallOptions & { method: string; from?: string },
): Promise<Answer> {
  const { bytes, type } = await prepare(body);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { hostname, port, pathname, search } = new URL(url);
  const asked = request({
    host: hostname,
    port,
    // As it was written: what a URL would tidy up is often what is tried.
    path: url.slice(url.indexOf('/', 8)) || pathname + search,
    method,
    agent: false,
    ...(from ? { localAddress: from, family: 4 } : {}),
    headers: {
      ...(type ? { 'content-type': type } : {}),
      ...(bytes ? { 'content-length': bytes.length } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  });
  asked.on('error', reject);
  asked.on('response', answer => {
    const chunks: Buffer[] = [];
    answer.on('data', chunk => chunks.push(chunk));
    answer.on('error', reject);
    answer.on('end', () => {
      const whole = Buffer.concat(chunks);
      const text = whole.toString();
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        cookies: answer.headers['set-cookie'] ?? [],
        text,
        bytes: whole,
        body: parsed(text, answer.headers['content-type']),
      });
    });
  });
  asked.end(bytes);
  return promise;
}
