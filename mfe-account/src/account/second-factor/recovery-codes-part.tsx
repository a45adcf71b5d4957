import { limits, messages } from '@sufra/contracts';
import { Button, Dialog, Notice, say } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../forms/form-problem.tsx';
import { t } from '../../texts/text.ts';
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
      <h3 className={styles.title}>{t('account.codes.title')}</h3>
      <p className={styles.words}>{t('account.codes.words', { left, all: limits.recoveryCodes })}</p>
      {left <= few && <Notice tone="warning" title={t('account.codes.few')} />}
      {renewing.isError && <FormProblem error={renewing.error} fallback={say(messages.somethingWentWrong)} />}
      <Button
        tone="quiet"
        busy={renewing.isPending}
        onClick={() =>
          renewing.mutate(undefined, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) })
        }
      >
        {t('account.codes.renew')}
      </Button>
      {codes && (
        <Dialog
          open
          onOpenChange={open => !open && close()}
          keepOnOutsidePress
          title={t('account.codes.new')}
          description={t('account.codes.newWords')}
          footer={<Button onClick={close}>{t('account.codes.kept')}</Button>}
        >
          <RecoveryCodes codes={codes} />
        </Dialog>
      )}
    </div>
  );
}
