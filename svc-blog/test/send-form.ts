import { apiPrefix } from '@sufra/contracts';
import type { Answer } from '@sufra/service-kit/testing';

interface SendForm {
  token?: string | undefined;
  fields?: Record<string, string>;
  /** By the field that holds it. */
  file?: { field: string; bytes: Uint8Array; name?: string; type?: string };
}

/** `sendForm(service.url, 'POST /blogs', { fields, file })`: a form as a browser would send it. */
export async function sendForm(
  origin: string,
  call: string,
  { token, fields = {}, file }: SendForm,
): Promise<Answer> {
  const [method = 'POST', path = '/'] = call.split(' ');
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) {
    const { field, bytes, name = 'picture.jpg', type = 'image/jpeg' } = file;
    body.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const answer = await fetch(`${origin}${apiPrefix}${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body,
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
