import type { WorkboxPlugin } from 'workbox-core/types.js';
import { timesForgotten } from './forget.ts';

/** Seconds until what was kept does: on a net that leads nowhere a page would wait for ever. */
export const patienceSeconds = 6;

const isJson = (answer: Response) => /[/+]json\b/.test(answer.headers.get('content-type') ?? '');

/** Only a whole answer is kept, and none that was asked for by a member who has left meanwhile. */
export function wholeAnswers(): WorkboxPlugin {
  const begun = timesForgotten();
  return {
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && isJson(response) && timesForgotten() === begun ? response : null,
  };
}
