import { Problem, recordChange } from '@sufra/service-kit';
import { type Admission, type Asked, admit, type QuotaRules, triesOfLastHour } from './admit.ts';
import type { Allowance, AllowanceModel, Lease } from './allowance-model.ts';
import { changeAllowance } from './change-allowance.ts';
import { together, withOneMore } from './free-quota.ts';
import { hasPremium } from './is-premium.ts';

interface Deps {
  allowances: AllowanceModel;
  rules: QuotaRules;
}

interface Reserve extends Asked {
  memberId: string;
  /** That of the recipe to come. */
  recipeId: string;
}

interface Reserved {
  memberId: string;
  recipeId: string;
}

interface GivenBack extends Reserved {
  /** The model began to write: that counts against the hour, though it costs no generation. */
  isTried: boolean;
}

export type Reservation = Exclude<Admission, { kind: 'admitted' }> | { kind: 'reserved'; isPremium: boolean };

const maxRemembered = 200;

/** Reserve before, settle after, give back on failure; what is never settled gives itself back when its time is over. */
export function openQuota({ allowances, rules }: Deps) {
  // As reserving left them, for settling to begin with; each is forgotten when its generation ends.
  const reserved = new Map<string, Allowance>();
  return {
    async reserve({ memberId, recipeId, ...asked }: Reserve): Promise<Reservation> {
      let admission: Admission | undefined;
      const allowance = await changeAllowance({
        allowances,
        memberId,
        change: current => {
          const now = new Date();
          admission = admit(current, asked, rules, now);
          if (admission.kind !== 'admitted') return undefined;
          const held = current.leases.filter(({ until }) => until > now);
          const leases: Lease[] = [...held, { ...admission.lease, id: recipeId }];
          const tries = [...triesOfLastHour(current, now), { recipeId, at: now }];
          return recordChange({ of: current, update: { $set: { leases, tries } } });
        },
      });
      if (!allowance) throw new Problem('session_ended');
      if (admission?.kind === 'finished' || admission?.kind === 'running') return admission;
      reserved.set(recipeId, allowance);
      return { kind: 'reserved', isPremium: hasPremium(allowance) };
    },

    /** Past the version of the document: another replica that changes it meanwhile meets no conflict, and at worst takes one renewal back. */
    async renew({ memberId, recipeId }: Reserved): Promise<void> {
      const until = new Date(Date.now() + rules.leaseMs);
      await allowances.updateOne(
        { _id: memberId, 'leases.id': recipeId },
        { $set: { 'leases.$.until': until } },
      );
    },

    /** Counts it, for good. False: its time was over, or the member is gone, and it counts for nothing. */
    async settle({ memberId, recipeId }: Reserved): Promise<boolean> {
      let isHeld = false;
      const known = reserved.get(recipeId);
      reserved.delete(recipeId);
      const allowance = await changeAllowance({
        allowances,
        memberId,
        known,
        change: current => {
          const lease = current.leases.find(({ id }) => id === recipeId);
          isHeld = lease !== undefined;
          return lease ? settling(current, lease) : undefined;
        },
      });
      return isHeld && allowance !== null;
    },

    async giveBack({ memberId, recipeId, isTried }: GivenBack): Promise<void> {
      reserved.delete(recipeId);
      const leases = { id: recipeId };
      await allowances.updateOne(
        { _id: memberId, deletedAt: null },
        { $pull: { leases, ...(!isTried && { tries: { recipeId } }) }, $inc: { v: 1 } },
      );
    },
  };

  function settling(current: Allowance, { id, isFree, request }: Lease) {
    const now = new Date();
    const free = isFree ? withOneMore(current.free, now) : current.free;
    const recipesGenerated = current.recipesGenerated + 1;
    const remembered = current.finished.filter(({ at }) => now.getTime() - at.getTime() < rules.rememberMs);
    const finished = [...remembered, { recipeId: id, request, at: now }];
    return recordChange({
      of: current,
      update: {
        $set: {
          free,
          recipesGenerated,
          leases: current.leases.filter(one => one.id !== id),
          finished: finished.slice(-maxRemembered),
        },
      },
      events: [
        {
          type: 'recipe.generated',
          data: { userId: current._id, recipesGenerated, free: together(free, current.usedBefore) },
        },
      ],
    });
  }
}

export type Quota = ReturnType<typeof openQuota>;
