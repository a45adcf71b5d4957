import { brand } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';
import { saveFile } from '../save-file.ts';

/** Each service answers with what it keeps; the member gets one file. */
export const exportAccountMutation = mutationOptions({
  mutationFn: async () => {
    const [own, { recipes }, { payments }] = await Promise.all([
      call('GET /auth/me/export'),
      call('GET /recipes'),
      call('GET /payment/payments'),
    ]);
    const content = JSON.stringify({ ...own, recipes, payments }, null, 2);
    saveFile({ name: `${brand.name.toLowerCase()}-account.json`, type: 'application/json', content });
  },
});
