import type { AnswerOf } from '@sufra/contracts';
import { ApiError, callForEvents } from '@sufra/web-kit';

type Counts = AnswerOf<'GET /household/changes'>;
/** What members share, as it is counted. */
export type SharedPart = keyof Counts;
export const sharedParts: readonly SharedPart[] = ['list', 'plan', 'members', 'shown'];

interface Follow {
  signal: AbortSignal;
  /** What the page shows of these may be another by now. */
  onChange: (parts: readonly SharedPart[]) => void;
}

/** The member is signed out, or belongs to no household any more: the page asks once more, and hears it there. */
const isOver = (error: unknown) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/** Doubling, and scattered, so that a service that comes back is not met by all at once. */
const pauseAfter = (failures: number) => Math.min(30_000, 500 * 2 ** failures) * (0.75 + Math.random() / 2);

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Listens for what others of the household change, and listens again when the connection ends. */
export async function followHousehold({ signal, onChange }: Follow): Promise<void> {
  let known: Counts | undefined;
  let failures = 0;
  const note = (counts: Counts) => {
    failures = 0;
    const news = sharedParts.filter(of => !known || counts[of] !== known[of]);
    known = counts;
    if (news.length > 0) onChange(news);
  };
  while (!signal.aborted) {
    try {
      note(
        await callForEvents('GET /household/changes', {
          signal,
          onNews: ({ event, data }) => event === 'changed' && note(data),
        }),
      );
    } catch (error) {
      if (signal.aborted) return;
      if (isOver(error)) return onChange(sharedParts);
      failures += 1;
      await pause(pauseAfter(failures), signal);
    }
  }
}
