interface Parts {
  params?: object;
  query?: object;
  body?: unknown;
  form?: object;
}

function pathPart(name: string, value: unknown): string {
  // An empty or dotted part would be another path: '/recipes/' lists, '/recipes/..' climbs.
  const text = value === undefined || value === null ? '' : String(value);
  if (text === '' || text === '.' || text === '..') throw new TypeError(`'${name}' is missing in the path.`);
  return encodeURIComponent(text);
}

const each = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** 'GET /recipes/{id}' with its parts is a method and an address. */
export function addressOf(base: string, key: string, { params = {}, query = {} }: Parts) {
  const [method = '', pattern = ''] = key.split(' ');
  const given = new Map<string, unknown>(Object.entries(params));
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathPart(name, given.get(name)));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of each(value)) if (one !== undefined && one !== null) search.append(name, String(one));
  return { method, url: `${base}${path}${search.size > 0 ? `?${search}` : ''}` };
}

/** JSON, or a form whose file is a Blob; fetch itself names the boundary of a form. */
export function bodyOf({ body, form }: Parts): { body?: string | FormData; type?: string } {
  if (form) {
    const data = new FormData();
    for (const [name, value] of Object.entries(form)) {
      if (value instanceof Blob) data.append(name, value);
      else if (value !== undefined) data.append(name, String(value));
    }
    return { body: data };
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
}
