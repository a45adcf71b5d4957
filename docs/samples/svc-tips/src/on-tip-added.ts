import type { Handlers } from '@sufra/service-kit';
import type { TipModel } from './tip-model.ts';

/** By what is there now: an event that comes twice, or late, counts nothing twice. */
export const onTipAdded =
  ({ tips }: { tips: TipModel }): NonNullable<Handlers['tip.added']> =>
  async ({ data: { author } }) => {
    const tipsOfAuthor = await tips.countDocuments({ author });
    await tips.updateMany({ author }, { $set: { tipsOfAuthor } });
  };
