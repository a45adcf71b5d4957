import { messages, type SecondFactorStatus } from '@sufra/contracts';
import { ApiError, ConfirmDialog, toast } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { removeFactorMutation } from './second-factor-api.ts';

interface RemoveFactorProps {
  title: ReactNode;
  status: SecondFactorStatus;
  /** Of a passkey; the app has none. */
  passkeyId?: string;
  onClose: () => void;
}

export function RemoveFactor({ title, status, passkeyId, onClose }: RemoveFactorProps) {
  const removing = useMutation(removeFactorMutation);
  const isLast = status.passkeys.length + (status.authenticator ? 1 : 0) === 1;

  const remove = () =>
    removing.mutate(passkeyId, {
      onSuccess: () => {
        toast('It is removed. We mailed you about it.');
        onClose();
      },
    });

  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && !removing.isPending && onClose()}
      title={title}
      confirmLabel="Remove"
      busy={removing.isPending}
      error={
        removing.isError &&
        ((removing.error instanceof ApiError && removing.error.said) || messages.somethingWentWrong)
      }
      onConfirm={remove}
    >
      {isLast
        ? `It is your only second step: from then on the password alone signs in, and your recovery codes end. ${
            status.requiredFor.length > 0 ? 'Your role waits until you set up another one.' : ''
          }`
        : 'It no longer signs in. Your other ways stay.'}
    </ConfirmDialog>
  );
}
