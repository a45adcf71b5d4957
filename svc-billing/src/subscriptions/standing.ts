import type { AtStripe, SubscriptionDocument } from '../models/subscription-model.ts';

export interface Standing {
  isPremium: boolean;
  graceEndsAt: Date | null;
  /** Since when it is so, where it is new. */
  since: Date;
}

interface Judged {
  known: Pick<SubscriptionDocument, 'atStripe' | 'graceEndsAt'>;
  heard: AtStripe | null;
  graceMs: number;
  now: Date;
}

const earlier = (a: Date, b: Date | null) => (b && b < a ? b : a);

/** A failed renewal begins with the period it was for; a service that hears of it late has waited already. */
function graceEnd({ known, heard, graceMs, now }: Judged): Date {
  const goesOn = known.graceEndsAt && known.atStripe?.id === heard?.id;
  if (goesOn && known.graceEndsAt) return known.graceEndsAt;
  return new Date(earlier(now, heard?.periodStart ?? null).getTime() + graceMs);
}

/** The table: `active` and `trialing` are premium, `past_due` for some days, everything else is not. */
export function standingOf(judged: Judged): Standing {
  const { heard, now } = judged;
  switch (heard?.status) {
    case 'active':
    case 'trialing':
      return { isPremium: true, graceEndsAt: null, since: heard.startedAt };
    case 'past_due': {
      const graceEndsAt = graceEnd(judged);
      const isPremium = now < graceEndsAt;
      return { isPremium, graceEndsAt, since: isPremium ? heard.startedAt : graceEndsAt };
    }
    default:
      return { isPremium: false, graceEndsAt: null, since: heard?.endedAt ?? now };
  }
}
