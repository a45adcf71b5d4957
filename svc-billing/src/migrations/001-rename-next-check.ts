import { trusted } from 'mongoose';
import type { SubscriptionModel } from '../models/subscription-model.ts';

/** The field was called `lookAt` once; a date under the old name would never come due. Done twice, it changes nothing. */
export async function renameNextCheck({ collection }: Pick<SubscriptionModel, 'collection'>): Promise<void> {
  const hasOld = { lookAt: trusted({ $exists: true }) };
  await collection.updateMany(hasOld, { $rename: { lookAt: 'nextCheckAt' } });
}
