import { type Member, messages } from '@sufra/contracts';
import { ApiError, ConfirmDialog, call, say, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withSecondFactor } from '../../second-factor/step-up/step-up.ts';
import { t, tRich } from '../../texts/text.ts';
import { asAdmin, auditKey } from '../admin-api.ts';
import { memberName } from '../member-name.ts';
import { putInPlace } from '../roles/change-role.ts';

interface RemoveSecondFactorProps {
  of: Member | undefined;
  onClose: () => void;
}

/** For a member who has lost it, and who asked for this in a way that the admin believes. */
export function RemoveSecondFactor({ of: member, onClose }: RemoveSecondFactorProps) {
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: ({ _id: id }: Member) =>
      asAdmin(() =>
        withSecondFactor(() => call('DELETE /auth/users/{id}/second-factor', { params: { id } })),
      ),
    onSuccess: async changed => {
      await putInPlace(client, changed);
      toast(t('admin.secondFactor.removed', { name: memberName(changed) }));
      onClose();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: auditKey }),
  });
  if (!member) return null;

  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && !removing.isPending && onClose()}
      title={tRich('admin.secondFactor.ask', { name: <bdi>{memberName(member)}</bdi> })}
      confirmLabel={t('admin.secondFactor.confirm')}
      busy={removing.isPending}
      error={
        removing.isError &&
        ((removing.error instanceof ApiError && removing.error.said) || say(messages.somethingWentWrong))
      }
      onConfirm={() => removing.mutate(member)}
    >
      {t('admin.secondFactor.words')}
    </ConfirmDialog>
  );
}
