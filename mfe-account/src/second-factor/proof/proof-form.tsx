import { Button } from '@sufra/web-kit';
import { useState } from 'react';
import styles from '../../forms/form.module.css';
import { t } from '../../texts/text.ts';
import { CodeForm } from './code-form.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import type { Proof, Ways } from './proof.ts';

export interface ProofFormProps {
  ways: Ways;
  /** Rejects when it is not taken. */
  onProof: (proof: Proof) => Promise<unknown>;
  /** Gets another challenge for the passkeys, after one was used in vain. */
  onUsedUp: () => void;
  submitLabel: string;
}

type Way = 'passkey' | 'code' | 'recoveryCode';

const otherWords: Record<Way, () => string> = {
  passkey: () => t('proof.other.passkey'),
  code: () => t('proof.other.code'),
  recoveryCode: () => t('proof.other.recoveryCode'),
};

/** The second step, in whichever way the member has it: the quickest first, the others a press away. */
export function ProofForm({ ways, onProof, onUsedUp, submitLabel }: ProofFormProps) {
  const offered: Way[] = [
    ...(ways.passkey ? (['passkey'] as const) : []),
    ...(ways.hasAuthenticator ? (['code'] as const) : []),
    'recoveryCode',
  ];
  const [chosen, setChosen] = useState<Way>();
  const way = chosen && offered.includes(chosen) ? chosen : (offered[0] ?? 'recoveryCode');

  return (
    <div className={styles.form}>
      {way === 'passkey' && ways.passkey ? (
        <PasskeyProof options={ways.passkey} onProof={onProof} onUsedUp={onUsedUp} />
      ) : (
        <CodeForm
          key={way}
          kind={way === 'recoveryCode' ? 'recoveryCode' : 'code'}
          onProof={onProof}
          submitLabel={submitLabel}
        />
      )}
      {offered.length > 1 && (
        <div className={styles.actions}>
          {offered
            .filter(other => other !== way)
            .map(other => (
              <Button key={other} tone="quiet" onClick={() => setChosen(other)}>
                {otherWords[other]()}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}
