import { messages } from '@sufra/contracts';
import { Button, say } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { t } from '../../texts/text.ts';
import { NoPasskey, type RequestOptions, signWithPasskey } from '../passkey.ts';
import { PasskeyProblem } from './passkey-problem.tsx';
import type { Proof } from './proof.ts';

interface PasskeyProofProps {
  options: RequestOptions;
  onProof: (proof: Proof) => Promise<unknown>;
  onUsedUp: () => void;
}

export function PasskeyProof({ options, onProof, onUsedUp }: PasskeyProofProps) {
  const proving = useMutation({
    mutationFn: async () => onProof({ passkey: await signWithPasskey(options) }),
    // A challenge that was sent is good no more; one that the device refused is.
    onError: error => {
      if (!(error instanceof NoPasskey)) onUsedUp();
    },
  });

  return (
    <>
      <p>{t('proof.passkeyWords')}</p>
      {proving.isError && (
        <PasskeyProblem error={proving.error} fallback={say(messages.somethingWentWrong)} />
      )}
      <Button wide data-first-focus busy={proving.isPending} onClick={() => proving.mutate()}>
        <KeyRound aria-hidden="true" />
        {t('proof.usePasskey')}
      </Button>
    </>
  );
}
