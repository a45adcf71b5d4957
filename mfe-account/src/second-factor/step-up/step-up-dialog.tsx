import { messages } from '@sufra/contracts';
import { call, Dialog, Loading, Skeleton, say, session } from '@sufra/web-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormProblem } from '../../forms/form-problem.tsx';
import { t } from '../../texts/text.ts';
import type { Proof } from '../proof/proof.ts';
import { ProofForm } from '../proof/proof-form.tsx';
import { stepUp } from './step-up.ts';

const waysQuery = {
  queryKey: ['second-factor', 'ways'],
  queryFn: () => call('POST /auth/me/second-factor/proof/options'),
  // Each answer holds a challenge, which is good once and soon over.
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
};

async function giveProof(body: Proof) {
  const { token } = await call('POST /auth/me/second-factor/proof', { body });
  const { user } = session.get();
  if (user) session.signIn({ token, user });
  stepUp.settle(true);
}

export default function StepUpDialog() {
  const client = useQueryClient();
  const { data: ways, isError, error } = useQuery(waysQuery);

  return (
    <Dialog
      open
      onOpenChange={open => !open && stepUp.settle(false)}
      size="small"
      keepOnOutsidePress
      title={t('proof.again')}
      description={t('proof.againWords')}
    >
      {ways ? (
        <ProofForm
          ways={ways}
          onProof={giveProof}
          onUsedUp={() => void client.invalidateQueries({ queryKey: waysQuery.queryKey })}
          submitLabel={t('proof.confirm')}
        />
      ) : isError ? (
        <FormProblem error={error} fallback={say(messages.somethingWentWrong)} />
      ) : (
        <Loading label={t('proof.moment')}>
          <Skeleton shape="block" height="44px" />
        </Loading>
      )}
    </Dialog>
  );
}
