import { routes } from '@sufra/service-kit';
import { addTip } from './add-tip.ts';
import { listTips } from './list-tips.ts';
import type { TipModel } from './tip-model.ts';

interface Deps {
  tips: TipModel;
  authorKey: string;
  shown: number;
}

export const tipsRoutes = ({ tips, authorKey, shown }: Deps) =>
  routes({
    'GET /tips': async () => ({ tips: await listTips({ tips, shown }) }),
    'POST /tips': ({ body, caller }) =>
      addTip({ tips, authorKey }, { text: body.text, userId: caller.userId }),
  });
