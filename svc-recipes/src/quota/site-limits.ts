import { Problem } from '@sufra/service-kit';
import { type Connection, Schema } from 'mongoose';

/** One document, so that a generation is let in by one atomic step. */
interface SiteState {
  _id: string;
  running?: { id: string; until: Date }[];
  /** What `count` counts. */
  day?: string;
  count?: number;
}

interface Options {
  /** Generations of the whole site that run at the same time. */
  maxAtOnce: number;
  maxPerDay: number;
  leaseMs: number;
}

const _id = 'running';
const retryAfterSeconds = 5;
const dayMs = 86_400_000;

const secondsToTomorrow = (now: Date) => Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000);
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

const running = { $ifNull: ['$running', []] };
const countOf = (day: string) => ({ $cond: [{ $eq: ['$day', day] }, { $ifNull: ['$count', 0] }, 0] });

/** What bounds the bill and the load of all members together, over all replicas. */
export function siteLimits(connection: Connection, { maxAtOnce, maxPerDay, leaseMs }: Options) {
  const schema = new Schema<SiteState>(
    {
      _id: String,
      running: { type: [{ _id: false, id: String, until: Date }], default: undefined },
      day: String,
      count: Number,
    },
    { versionKey: false },
  );
  const limits = connection.model<SiteState>('SiteLimit', schema, 'site-limits');

  /** Forgets who is over, and adds this one where there is room. */
  function entering(id: string, now: Date) {
    const day = dayOf(now);
    const still = { $filter: { input: running, cond: { $gt: ['$$this.until', now] } } };
    const added = { $concatArrays: [still, [{ id, until: new Date(now.getTime() + leaseMs) }]] };
    const count = countOf(day);
    const hasRoom = { $and: [{ $lt: [{ $size: still }, maxAtOnce] }, { $lt: [count, maxPerDay] }] };
    return {
      running: { $cond: [hasRoom, added, still] },
      day: { $literal: day },
      count: { $cond: [hasRoom, { $add: [count, 1] }, count] },
    };
  }

  async function leave(id: string, { isCounted, day }: { isCounted: boolean; day: string }) {
    const others = { $filter: { input: running, cond: { $ne: ['$$this.id', id] } } };
    const less = { $cond: [{ $eq: ['$day', day] }, { $subtract: ['$count', 1] }, '$count'] };
    const $set = { running: others, ...(!isCounted && { count: less }) };
    await limits.updateOne({ _id }, [{ $set }], { updatePipeline: true });
  }

  return {
    /** Answers how to leave again; `isCounted` false takes it off the day's count too. */
    async admit(id: string): Promise<(outcome: { isCounted: boolean }) => Promise<void>> {
      const now = new Date();
      const after = await limits
        .findOneAndUpdate({ _id }, [{ $set: entering(id, now) }], {
          upsert: true,
          returnDocument: 'after',
          updatePipeline: true,
        })
        .lean<SiteState>();
      const { running: all = [], count = 0 } = after ?? {};
      if (all.some(one => one.id === id)) return ({ isCounted }) => leave(id, { isCounted, day: dayOf(now) });
      const isDayOver = count >= maxPerDay && all.length < maxAtOnce;
      throw new Problem('service_unavailable', {
        retryAfterSeconds: isDayOver ? secondsToTomorrow(now) : retryAfterSeconds,
      });
    },

    async renew(id: string): Promise<void> {
      const until = new Date(Date.now() + leaseMs);
      await limits.updateOne({ _id, 'running.id': id }, { $set: { 'running.$.until': until } });
    },

    /** How many generations hold a place, those of replicas that were killed a moment ago among them. */
    async countRunning(): Promise<number> {
      const state = await limits.findById(_id).lean<SiteState>();
      const now = new Date();
      return (state?.running ?? []).filter(({ until }) => until > now).length;
    },
  };
}

export type SiteLimits = ReturnType<typeof siteLimits>;
