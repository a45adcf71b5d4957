import '@sufra/web-kit/zod-without-eval';
import type { AnswerOf } from '@sufra/contracts';
import { Button, Dialog } from '@sufra/web-kit';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { ConfirmCode } from './confirm-code.tsx';
import { OwnerStep } from './owner-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { beginAuthenticatorMutation } from './second-factor-api.ts';
import type { SecondFactorProps } from './second-factor-props.ts';

type Begun = AnswerOf<'POST /auth/me/second-factor/authenticator'>;

interface AuthenticatorDialogProps extends Pick<SecondFactorProps, 'user' | 'account' | 'status'> {
  onClose: () => void;
}

/** Who it is, the secret and a code of it, and with the first second step the recovery codes. */
export default function AuthenticatorDialog({ onClose, ...who }: AuthenticatorDialogProps) {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();

  const dialog = {
    open: true,
    onOpenChange: (open: boolean) => !open && onClose(),
    keepOnOutsidePress: true,
  };
  if (codes) {
    return (
      <Dialog
        {...dialog}
        title={t('account.codes.yours')}
        description={t('account.app.done')}
        footer={<Button onClick={onClose}>{t('account.codes.kept')}</Button>}
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  }
  return (
    <Dialog {...dialog} title={t('account.app.setUpTitle')}>
      {begun ? (
        <ConfirmCode
          begun={begun}
          onDone={recoveryCodes => (recoveryCodes ? setCodes(recoveryCodes) : onClose())}
        />
      ) : (
        <OwnerStep
          {...who}
          mutation={beginAuthenticatorMutation}
          onDone={setBegun}
          submitLabel={t('account.app.goOn')}
        />
      )}
    </Dialog>
  );
}
