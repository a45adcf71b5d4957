import { Problem } from '@sufra/service-kit';
import { type Connection, Schema } from 'mongoose';

interface SiteLimit {
  _id: string;
  running?: { id: string; until: Date }[];
  count?: number;
  expiresAt?: Date;
}

interface Options {
  /** Generations of the whole site that run at the same time. */
  maxAtOnce: number;
  maxPerDay: number;
  leaseMs: number;
}

const retryAfterSeconds = 5;
const day = 86_400_000;

const secondsToTomorrow = (now: Date) => Math.ceil((day - (now.getTime() % day)) / 1000);

/** What bounds the bill and the load of all members together, over all replicas. */
export function siteLimits(connection: Connection, { maxAtOnce, maxPerDay, leaseMs }: Options) {
  const schema = new Schema<SiteLimit>(
    {
      _id: String,
      running: { type: [{ _id: false, id: String, until: Date }], default: undefined },
      count: Number,
      expiresAt: Date,
    },
    { versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const limits = connection.model<SiteLimit>('SiteLimit', schema, 'site-limits');

  /** One atomic step: forgets who is over, and adds this one where there is room. */
  async function enter(id: string) {
    const now = new Date();
    const still = { $filter: { input: { $ifNull: ['$running', []] }, cond: { $gt: ['$$this.until', now] } } };
    const added = { $concatArrays: [still, [{ id, until: new Date(now.getTime() + leaseMs) }]] };
    const running = { $cond: [{ $lt: [{ $size: still }, maxAtOnce] }, added, still] };
    const after = await limits
      .findOneAndUpdate({ _id: 'running' }, [{ $set: { running } }], {
        upsert: true,
        returnDocument: 'after',
        updatePipeline: true,
      })
      .lean<SiteLimit>();
    if (!after?.running?.some(one => one.id === id))
      throw new Problem('service_unavailable', { retryAfterSeconds });
  }

  const leave = (id: string) => limits.updateOne({ _id: 'running' }, { $pull: { running: { id } } });

  async function countToday() {
    const now = new Date();
    const _id = `day ${now.toISOString().slice(0, 10)}`;
    const expiresAt = new Date(now.getTime() + 2 * day);
    const countOne = async () => {
      const room = { _id, count: { $lt: maxPerDay } };
      return (await limits.updateOne(room, { $inc: { count: 1 } })).matchedCount === 1;
    };
    // Made by its id alone: of two that would make it by a condition, one would find it full.
    const make = () => limits.updateOne({ _id }, { $setOnInsert: { count: 0, expiresAt } }, { upsert: true });
    let isCounted = await countOne();
    if (!isCounted) {
      await make();
      isCounted = await countOne();
    }
    if (!isCounted) throw new Problem('service_unavailable', { retryAfterSeconds: secondsToTomorrow(now) });
    return async () => {
      await limits.updateOne({ _id }, { $inc: { count: -1 } });
    };
  }

  return {
    /** Answers how to leave again; `isCounted` false takes it off the day's count too. */
    async admit(id: string): Promise<(outcome: { isCounted: boolean }) => Promise<void>> {
      const [entered, counted] = await Promise.allSettled([enter(id), countToday()]);
      if (entered.status === 'fulfilled' && counted.status === 'fulfilled')
        return async ({ isCounted }) => {
          await Promise.all([leave(id), isCounted || counted.value()]);
        };
      await Promise.all([
        entered.status === 'fulfilled' && leave(id),
        counted.status === 'fulfilled' && counted.value(),
      ]);
      throw entered.status === 'rejected' ? entered.reason : (counted as PromiseRejectedResult).reason;
    },
  };
}

export type SiteLimits = ReturnType<typeof siteLimits>;
