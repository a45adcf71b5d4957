import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Defect, defects, isDefect } from './defects.ts';
import { readBody } from './read-body.ts';

function send(res: ServerResponse, status: number, body: object) {
  res.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(body)}\n`);
}

function defectIn(body: string): unknown {
  try {
    return Object(JSON.parse(body)).defect;
  } catch {
    return undefined;
  }
}

/**
 * `POST /__control {"defect":"wrong-nonce"}` spoils every sign-in from then on, `{"defect":"none"}` ends that; GET tells.
 * JSON alone, which no page of another site can send unasked.
 */
export function openControl() {
  let current: Defect | undefined;
  const tell = (res: ServerResponse) => send(res, 200, { defect: current ?? 'none', defects });

  return {
    defectForAll: () => current,
    async handle(req: IncomingMessage, res: ServerResponse) {
      if (req.method !== 'POST') return tell(res);
      const isJson = req.headers['content-type']?.startsWith('application/json');
      const wanted = isJson ? defectIn(await readBody(req)) : undefined;
      if (!isDefect(wanted) && wanted !== 'none')
        return send(res, 400, {
          error: 'Send {"defect": …} as JSON.',
          defects: ['none', ...Object.keys(defects)],
        });
      current = wanted === 'none' ? undefined : wanted;
      tell(res);
    },
  };
}
