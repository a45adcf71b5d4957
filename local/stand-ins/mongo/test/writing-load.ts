import type { Collection } from 'mongodb';

type Counter = { _id: number; a: number; b: number; pad: string };

/** Absent is undefined; a document at n holds n twice and a text as long as n says, so a half-written one shows. */
type State = number | undefined;

const idsPerWriter = 40;
const writers = 8;
const padFor = (n: number) => 'x'.repeat((n * 37) % 1500);

export type WritingLoad = {
  /** Writes until the database is gone; resolves when every writer has noticed. */
  run(counters: Collection<Counter>): Promise<void>;
  /** Faults of what is there against what was acknowledged, an empty list when all is well. */
  check(counters: Collection<Counter>): Promise<string[]>;
  acknowledged(): number;
};

/** Inserts, updates and deletes over few documents, each known by what was answered and what was only asked. */
export function writingLoad(random: () => number): WritingLoad {
  const kept = new Map<number, State>();
  const asked = new Map<number, State>();
  let acknowledged = 0;

  async function writeOnce(counters: Collection<Counter>, _id: number): Promise<void> {
    const now = kept.get(_id);
    const isRemoval = now !== undefined && random() < 0.1;
    const next = isRemoval ? undefined : (now ?? 0) + 1;
    asked.set(_id, next);
    if (next === undefined) await counters.deleteOne({ _id });
    else if (now === undefined) await counters.insertOne({ _id, a: next, b: next, pad: padFor(next) });
    else await counters.updateOne({ _id }, { $set: { a: next, pad: padFor(next) }, $inc: { b: 1 } });
    asked.delete(_id);
    kept.set(_id, next);
    acknowledged += 1;
  }

  async function write(counters: Collection<Counter>, writer: number): Promise<void> {
    for (;;) {
      const _id = writer * idsPerWriter + Math.floor(random() * idsPerWriter);
      const isWritten = await writeOnce(counters, _id).then(
        () => true,
        () => false,
      );
      if (!isWritten) return;
    }
  }

  return {
    acknowledged: () => acknowledged,
    run: async counters => {
      await Promise.all(Array.from({ length: writers }, (_, writer) => write(counters, writer)));
    },
    check: async counters => {
      const found = new Map((await counters.find().toArray()).map(doc => [doc._id, doc]));
      const torn = [...found.values()].filter(({ a, b, pad }) => a !== b || pad !== padFor(a));
      const ids = new Set([...kept.keys(), ...asked.keys(), ...found.keys()]);
      const lost = [...ids].filter(id => {
        const state = found.get(id)?.a;
        return state !== kept.get(id) && !(asked.has(id) && state === asked.get(id));
      });
      for (const id of ids) kept.set(id, found.get(id)?.a);
      asked.clear();
      return [
        ...torn.map(({ _id }) => `${_id} is half written`),
        ...lost.map(id => `${id} is not as acknowledged`),
      ];
    },
  };
}
