import { limits } from '@sufra/contracts';
import { ApiError, toast, useSession } from '@sufra/web-kit';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { t } from '../../texts/text.ts';
import { changeRole, roleChangesUnderWay } from './change-role.ts';
import { doneMessage, givesUpPanel, needsConfirmation, type RoleChange } from './role-change.ts';

export interface Success {
  id: number;
  message: string;
}

/** Changes of roles: which are under way, which one waits for a yes, and how the others ended. */
export function useRoleChanges() {
  const client = useQueryClient();
  const me = useSession().user?._id;
  const [toConfirm, setToConfirm] = useState<RoleChange>();
  const [successes, setSuccesses] = useState<Success[]>([]);
  const [failure, setFailure] = useState<string>();
  const lastId = useRef(0);

  const { mutate } = useMutation(
    changeRole(client, {
      onDone: change => {
        const message = doneMessage(change);
        if (givesUpPanel(change, me)) {
          // What is said in the panel goes with it.
          toast({ message, duration: limits.roleMessageMilliseconds });
          return;
        }
        lastId.current += 1;
        const success = { id: lastId.current, message };
        setSuccesses(shown => [...shown, success]);
      },
      onFailed: error => setFailure((error instanceof ApiError && error.said) || t('admin.roles.failed')),
    }),
  );
  const underWay = useMutationState({
    filters: roleChangesUnderWay,
    select: ({ state }) => state.variables as RoleChange, // what is kept under this key
  });

  const carryOut = useCallback(
    (change: RoleChange) => {
      setToConfirm(undefined);
      setFailure(undefined);
      mutate(change);
    },
    [mutate],
  );

  const request = useCallback(
    (change: RoleChange) => {
      // Asked of the cache: a second press may come before the first one is drawn.
      const sameMember = client
        .getMutationCache()
        .findAll(roleChangesUnderWay)
        .some(({ state }) => (state.variables as RoleChange).member._id === change.member._id);
      if (sameMember) return;
      if (needsConfirmation(change, me)) setToConfirm(change);
      else carryOut(change);
    },
    [client, me, carryOut],
  );

  return {
    request,
    underWay,
    toConfirm,
    confirm: carryOut,
    cancel: () => setToConfirm(undefined),
    successes,
    failure,
    forget: (id: number) => setSuccesses(shown => shown.filter(success => success.id !== id)),
    dismissFailure: () => setFailure(undefined),
  };
}

export type RoleChanges = ReturnType<typeof useRoleChanges>;
