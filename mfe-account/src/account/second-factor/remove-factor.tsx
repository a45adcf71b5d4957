import { messages, type SecondFactorStatus } from '@sufra/contracts';
import { ApiError, ConfirmDialog, say, toast } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
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
        toast(t('account.second.removed'));
        onClose();
      },
    });

  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && !removing.isPending && onClose()}
      title={title}
      confirmLabel={t('account.second.remove')}
      busy={removing.isPending}
      error={
        removing.isError &&
        ((removing.error instanceof ApiError && removing.error.said) || say(messages.somethingWentWrong))
      }
      onConfirm={remove}
    >
      {isLast
        ? status.requiredFor.length > 0
          ? t('account.second.onlyOfRole')
          : t('account.second.only')
        : t('account.second.othersStay')}
    </ConfirmDialog>
  );
}
