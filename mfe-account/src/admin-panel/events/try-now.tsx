import { type EventState, messages, type OperatedService } from '@sufra/contracts';
import { ApiError, Button, call, Notice, say, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../texts/text.ts';
import { asAdmin, eventsOf } from '../admin-api.ts';
import styles from './events.module.css';

interface TryNowProps {
  service: OperatedService;
  state: EventState;
}

/** What waits goes by itself, soon after its fault is over. This is for an admin who knows that it is over. */
export function TryNow({ service, state: { outbox, queue } }: TryNowProps) {
  const client = useQueryClient();
  const trying = useMutation({
    mutationFn: () => asAdmin(() => call(`POST /operations/${service}/events/try-now`)),
    onSuccess: () => toast(t('admin.events.trying', { service })),
    onSettled: () => void client.invalidateQueries({ queryKey: eventsOf(service).queryKey }),
  });
  if (!queue || (queue.waiting === 0 && outbox.documents === 0)) return null;
  return (
    <div className={styles.foot}>
      <Button tone="quiet" busy={trying.isPending} onClick={() => trying.mutate()}>
        {t('admin.events.tryNow')}
      </Button>
      {trying.isError && (
        <Notice tone="danger">
          {(trying.error instanceof ApiError && trying.error.said) || say(messages.somethingWentWrong)}
        </Notice>
      )}
    </div>
  );
}
