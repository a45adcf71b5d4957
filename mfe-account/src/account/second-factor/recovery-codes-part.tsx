import { limits, messages } from '@sufra/contracts';
import { Button, Dialog, Notice } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../forms/form-problem.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { renewCodesMutation } from './second-factor-api.ts';
import styles from './second-factors.module.css';

const few = 3;

export function RecoveryCodesPart({ left }: { left: number }) {
  const renewing = useMutation(renewCodesMutation);
  const [codes, setCodes] = useState<string[]>();
  const close = () => setCodes(undefined);

  return (
    <div className={styles.part}>
      <h3 className={styles.title}>Recovery codes</h3>
      <p className={styles.words}>
        For the day that your phone is lost: each signs in once, in the place of the second step. {left} of{' '}
        {limits.recoveryCodes} are left.
      </p>
      {left <= few && <Notice tone="warning" title="These are few. Make new ones while you are signed in." />}
      {renewing.isError && <FormProblem error={renewing.error} fallback={messages.somethingWentWrong} />}
      <Button
        tone="quiet"
        busy={renewing.isPending}
        onClick={() =>
          renewing.mutate(undefined, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) })
        }
      >
        Make new codes
      </Button>
      {codes && (
        <Dialog
          open
          onOpenChange={open => !open && close()}
          keepOnOutsidePress
          title="Your new recovery codes"
          description="Those from before no longer work."
          footer={<Button onClick={close}>I have kept them</Button>}
        >
          <RecoveryCodes codes={codes} />
        </Dialog>
      )}
    </div>
  );
}
