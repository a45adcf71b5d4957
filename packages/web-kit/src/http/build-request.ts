import { apiPrefix } from '@sufra/contracts';
import { newTraceparent } from './new-traceparent.ts';

export interface RequestParts {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  headers?: HeadersInit | undefined;
  cache?: RequestCache | undefined;
}

/** 'GET /blogs/{post}' with its parts becomes an address and what fetch takes. */
export function buildRequest(key: string, { params = {}, query = {}, body, headers, cache }: RequestParts) {
  const space = key.indexOf(' ');
  const method = key.slice(0, space);
  const path = key.slice(space + 1).replace(/\{(\w+)\}/g, (_, name: string) => pathPart(name, params[name]));

  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== '') search.append(name, String(each));
    }
  }

  const allHeaders = new Headers(headers);
  allHeaders.set('accept', 'application/json');
  allHeaders.set('traceparent', newTraceparent());
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) allHeaders.set('content-type', 'application/json');

  return {
    url: `${apiPrefix}${path}${search.size > 0 ? `?${search}` : ''}`,
    method,
    headers: allHeaders,
    // The browser itself names the boundary of a form.
    body: body === undefined || isForm ? body : JSON.stringify(body),
    ...(cache && { cache }),
  };
}

function pathPart(name: string, value: unknown) {
  // An empty or dotted part would be another path: '/recipes/' lists, '/recipes/..' climbs.
  const text = value === undefined || value === null ? '' : String(value);
  if (text === '' || text === '.' || text === '..') throw new TypeError(`'${name}' is missing in the path.`);
  return encodeURIComponent(text);
}
