import { callPath } from '../kept-calls.ts';
import { replayableOf } from './replayables.ts';
import { type WaitingWrite, waitingOf } from './waiting-store.ts';

const pathOf = (write: Pick<WaitingWrite, 'path'>) => callPath(new URL(write.path, location.origin));

/** An answer with the changes on it that wait, as the member has seen them. One that was refused is not among them. */
export const shownWith = (json: unknown, writes: readonly WaitingWrite[]): unknown =>
  writes
    .filter(write => !write.refused)
    .reduce((answer, write) => {
      const replayable = replayableOf(write.method, pathOf(write));
      return replayable ? replayable.shownIn(answer, write) : answer;
    }, json);

export async function withWaiting(answer: Response, member: string): Promise<Response> {
  const writes = await waitingOf(member);
  if (writes.every(({ refused }) => refused)) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(shownWith(await answer.json(), writes)), {
    status: answer.status,
    headers,
  });
}
