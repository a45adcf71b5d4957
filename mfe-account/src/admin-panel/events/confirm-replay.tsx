import { messages, type OperatedService, type ParkedEvent } from '@sufra/contracts';
import { ApiError, ConfirmDialog, call, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withSecondFactor } from '../../second-factor/step-up/step-up.ts';
import { asAdmin, auditKey, eventsOf } from '../admin-api.ts';
import { formatCount } from '../format-count.ts';

export interface Replay {
  service: OperatedService;
  parked: number;
  /** All of them without one. */
  event?: ParkedEvent | undefined;
}

const eventsCalled = (count: number) => (count === 1 ? '1 event' : `${formatCount(count)} events`);

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
      toast(`${service} handles ${eventsCalled(replayed)} again.`);
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
        event ? (
          <>
            Have {service} handle this <bdi>{event.type}</bdi> again?
          </>
        ) : (
          `Have ${service} handle ${eventsCalled(parked)} again?`
        )
      }
      confirmLabel="Handle again"
      tone="primary"
      busy={replaying.isPending}
      error={
        replaying.isError &&
        ((replaying.error instanceof ApiError && replaying.error.said) || messages.somethingWentWrong)
      }
      onConfirm={() => replaying.mutate(replay)}
    >
      What was given up on is tried anew, now, with all its tries before it. If what stood in its way is still
      there, it is parked again. It stands in the audit log.
    </ConfirmDialog>
  );
}
