import { type AnswerOf, brand, messages, type Payment } from '@sufra/contracts';
import { Button, call, say } from '@sufra/web-kit';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../files/save-file.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { t } from '../texts/text.ts';
import { AccountSection } from './account-section.tsx';

/** Each service answers with what it keeps; the member gets one file. */
const exportAccountMutation = mutationOptions({
  mutationFn: async () => {
    const [own, kitchen, payments, membership] = await Promise.all([
      call('GET /auth/me/export'),
      call('GET /recipes/export'),
      everyPayment(),
      call('GET /payment/subscription'),
    ]);
    const content = JSON.stringify({ ...own, ...kitchen, payments, membership }, null, 2);
    saveFile({ name: `${brand.name.toLowerCase()}-account.json`, type: 'application/json', content });
  },
});

const limit = '200';

async function everyPayment(): Promise<Payment[]> {
  const all: Payment[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: AnswerOf<'GET /payment/payments'> = await call('GET /payment/payments', {
      query: { limit, after },
    });
    all.push(...page.payments);
    after = page.next || null;
  }
  return all;
}

export function DataSection() {
  const exporting = useMutation(exportAccountMutation);

  return (
    <AccountSection title={t('account.data.title')} lead={t('account.data.lead')}>
      {exporting.isError && (
        <FormProblem error={exporting.error} fallback={say(messages.somethingWentWrong)} />
      )}
      <Button tone="quiet" busy={exporting.isPending} onClick={() => exporting.mutate()}>
        <Download aria-hidden="true" />
        {t('account.data.download')}
      </Button>
    </AccountSection>
  );
}
