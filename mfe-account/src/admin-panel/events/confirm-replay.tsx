import { messages, type OperatedService, type ParkedEvent } from '@sufra/contracts';
import { ApiError, ConfirmDialog, call, say, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withSecondFactor } from '../../second-factor/step-up/step-up.ts';
import { t, tRich } from '../../texts/text.ts';
import { asAdmin, auditKey, eventsOf } from '../admin-api.ts';

export interface Replay {
  service: OperatedService;
  parked: number;
  /** All of them without one. */
  event?: ParkedEvent | undefined;
}

export function ConfirmReplay({ replay, onClose }: { replay: Replay | undefined; onClose: () => void }) {
  const client = useQueryClient();
  const replaying = useMutation({
    mutationFn: ({ service, event }: Replay) =>
      asAdmin(() =>
        withSecondFactor(() =>
          call(`POST /operations/${service}/events/replay`, {
            body: event?._id ? { eventId: event._id } : {},
          }),
        ),
      ),
    onSuccess: ({ replayed }, { service }) => {
      toast(t('admin.events.handled', { service, count: replayed }));
      close();
    },
    onSettled: (_answer, _error, { service }) => {
      void client.invalidateQueries({ queryKey: eventsOf(service).queryKey });
      void client.invalidateQueries({ queryKey: auditKey });
    },
  });
  const close = () => {
    replaying.reset();
    onClose();
  };
  if (!replay) return null;
  const { service, event, parked } = replay;

  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && !replaying.isPending && close()}
      title={
        event
          ? tRich('admin.events.askOne', { service, type: <bdi>{event.type}</bdi> })
          : t('admin.events.ask', { service, count: parked })
      }
      confirmLabel={t('admin.events.handle')}
      tone="primary"
      busy={replaying.isPending}
      error={
        replaying.isError &&
        ((replaying.error instanceof ApiError && replaying.error.said) || say(messages.somethingWentWrong))
      }
      onConfirm={() => replaying.mutate(replay)}
    >
      {t('admin.events.askWords')}
    </ConfirmDialog>
  );
}
