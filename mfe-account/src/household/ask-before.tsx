import { messages } from '@sufra/contracts';
import { ApiError, ConfirmDialog, say, toast } from '@sufra/web-kit';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { MaybeHousehold } from './household-api.ts';

interface AskBeforeProps<V> {
  mutation: UseMutationOptions<MaybeHousehold, Error, V>;
  values: V;
  title: string;
  words: string;
  confirm: string;
  /** Said when it is done. */
  done: string;
  onClose: () => void;
}

/** A change of who belongs together, which the member confirms. */
export function AskBefore<V>({ mutation, values, title, words, confirm, done, onClose }: AskBeforeProps<V>) {
  const change = useMutation(mutation);
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && !change.isPending && onClose()}
      title={title}
      confirmLabel={confirm}
      busy={change.isPending}
      error={
        change.isError &&
        ((change.error instanceof ApiError && change.error.said) || say(messages.somethingWentWrong))
      }
      onConfirm={() =>
        change.mutate(values, {
          onSuccess: () => {
            toast(done);
            onClose();
          },
        })
      }
    >
      {words}
    </ConfirmDialog>
  );
}
