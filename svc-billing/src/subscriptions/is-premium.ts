import type { SubscriptionDocument } from '../models/subscription-model.ts';

type Known = Pick<SubscriptionDocument, 'status' | 'graceEndsAt'>;

/** The end of a grace holds from its moment on, also before a replica notices it. */
export const isPremium = ({ status, graceEndsAt }: Known, now = new Date()) =>
  status === 'active' && !(graceEndsAt && graceEndsAt <= now);
