import { type Member, messages } from '@sufra/contracts';
import { ApiError, ConfirmDialog, call, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withSecondFactor } from '../../second-factor/step-up/step-up.ts';
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
      toast(`The second step of ${memberName(changed)} is removed.`);
      onClose();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: auditKey }),
  });
  if (!member) return null;

  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && !removing.isPending && onClose()}
      title={
        <>
          Remove the second step of <bdi>{memberName(member)}</bdi>?
        </>
      }
      confirmLabel="Remove it"
      busy={removing.isPending}
      error={
        removing.isError &&
        ((removing.error instanceof ApiError && removing.error.said) || messages.somethingWentWrong)
      }
      onConfirm={() => removing.mutate(member)}
    >
      For members who have lost their phone and their recovery codes. Be sure that it is they who ask: from
      then on the password alone signs in. They are signed out everywhere, we mail them, and it stands in the
      audit log.
    </ConfirmDialog>
  );
}
