import { NetworkFirst } from 'workbox-strategies';
import { memberOfToken, tokenOf } from './member-of.ts';
import { storeOf, stores } from './names.ts';
import { searchKept } from './search-kept.ts';
import { sendWaiting } from './waiting/send-waiting.ts';
import { waitingOf } from './waiting/waiting-store.ts';
import { withWaiting } from './waiting/with-waiting.ts';
import { patienceSeconds, wholeAnswers } from './whole-answers.ts';

interface Asked {
  request: Request;
  event: ExtendableEvent;
}

const askFirst = (cacheName: string) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: patienceSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [wholeAnswers()],
  });

const pause = (seconds: number) => new Promise<void>(resume => setTimeout(resume, seconds * 1000));
const pauseForWaiting = 3;

/** As the API answers; without a net as it answered this member last, with what they have changed since. */
export async function answerMember({ request, event }: Asked): Promise<Response> {
  const token = tokenOf(request);
  const member = memberOfToken(token);
  if (!token || !member) return fetch(request);
  // What waits goes before: otherwise the answer would be of before the change, and take back what the member sees.
  const isWaiting = (await waitingOf(member)).some(({ refused }) => !refused);
  if (isWaiting) await Promise.race([sendWaiting(token), pause(pauseForWaiting)]);
  const answer = await askFirst(storeOf(member))
    .handle({ request, event })
    .catch(async failure => {
      const found = await searchKept(new URL(request.url), member);
      if (!found) throw failure;
      return found;
    });
  return answer.ok ? withWaiting(answer, member) : answer;
}

export const answerEverybody = ({ request, event }: Asked): Promise<Response> =>
  askFirst(stores.answers).handle({ request, event });
