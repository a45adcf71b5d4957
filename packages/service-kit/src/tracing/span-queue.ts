export type SpanOutcome = 'sent' | 'dropped' | 'failed';

interface Options<S> {
  /** Answers whether the collector took them. Never rejects. */
  send: (spans: S[]) => Promise<boolean>;
  count: (outcome: SpanOutcome, spans: number) => void;
  /** So many are kept while they cannot be sent; further ones are counted and let go. */
  most?: number;
  atOnce?: number;
  everyMs?: number;
}

/** Spans on their way to the collector. No request waits for it: a collector that is slow or away costs spans, and nothing else. */
export function spanQueue<S>({ send, count, most = 2_048, atOnce = 256, everyMs = 500 }: Options<S>) {
  let kept: S[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let onTheWay = 0;
  let isClosed = false;

  async function sendKept(): Promise<void> {
    while (kept.length > 0) {
      const some = kept.slice(0, atOnce);
      kept = kept.slice(atOnce);
      onTheWay = some.length;
      const isTaken = await send(some);
      // Counted by then as what was not taken in time.
      if (isClosed) return;
      onTheWay = 0;
      count(isTaken ? 'sent' : 'failed', some.length);
      if (!isTaken) break;
    }
  }

  function sendSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void sendNow();
    }, everyMs).unref();
  }

  function sendNow(): Promise<void> {
    sending ??= sendKept().finally(() => {
      sending = undefined;
      if (kept.length > 0) sendSoon();
    });
    return sending;
  }

  return {
    add(span: S): void {
      if (kept.length >= most) {
        count('dropped', 1);
        return;
      }
      kept.push(span);
      if (!sending) sendSoon();
    },
    /** Tries what is kept, and gives up after so long. */
    async drain(ms: number): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      let late: NodeJS.Timeout | undefined;
      const over = new Promise<void>(resolve => {
        late = setTimeout(resolve, ms);
      });
      await Promise.race([(sending ?? Promise.resolve()).then(sendNow), over]);
      clearTimeout(late);
      clearTimeout(timer);
      isClosed = true;
      if (onTheWay > 0) count('failed', onTheWay);
      if (kept.length > 0) count('dropped', kept.length);
      kept = [];
    },
  };
}
