import type { OperatedService } from '@sufra/contracts';
import { Badge, Button, Card, Loading, Notice, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { eventsOf } from '../admin-api.ts';
import { ConfirmReplay, type Replay } from './confirm-replay.tsx';
import { EventFacts } from './event-facts.tsx';
import styles from './events.module.css';
import { ParkedEvents } from './parked-events.tsx';
import { TryNow } from './try-now.tsx';

/** One service answers for itself: when it is away the others are shown all the same. */
export function ServiceEvents({ service }: { service: OperatedService }) {
  const heading = useId();
  const { data: state, error, isFetching, refetch } = useQuery(eventsOf(service));
  const [toConfirm, setToConfirm] = useState<Replay>();
  const queue = state?.queue;
  const parked = queue?.parked ?? 0;

  return (
    <Card as="section" aria-labelledby={heading} aria-busy={isFetching}>
      <div className={styles.title}>
        <h2 id={heading} className={styles.name}>
          {service}
        </h2>
        {state && <StateBadge isUp={state.broker.isUp} parked={parked} />}
      </div>
      {error && (
        <Notice tone="danger" title={`${service} does not answer.`}>
          <p>{state ? 'This is what it said before.' : 'It may be starting, or away.'}</p>
          <Button tone="quiet" busy={isFetching} onClick={() => void refetch()}>
            Ask {service} again
          </Button>
        </Notice>
      )}
      {!state && !error && (
        <Loading label={`Asking ${service}`}>
          <Skeleton shape="block" height="5rem" />
        </Loading>
      )}
      {state && !state.broker.isUp && (
        <Notice tone="warning" title="The broker does not answer this service.">
          Events wait in its outbox and go by themselves when it is back. Until then what is parked is not
          known.
        </Notice>
      )}
      {state && <EventFacts state={state} />}
      {queue && parked > 0 && (
        <ParkedEvents queue={queue} onReplay={event => setToConfirm({ service, parked, event })} />
      )}
      {state && <TryNow service={service} state={state} />}
      <ConfirmReplay replay={toConfirm} onClose={() => setToConfirm(undefined)} />
    </Card>
  );
}

function StateBadge({ isUp, parked }: { isUp: boolean; parked: number }) {
  if (!isUp) return <Badge tone="saffron">No broker</Badge>;
  if (parked > 0) return <Badge tone="danger">{parked} parked</Badge>;
  return <Badge>Nothing parked</Badge>;
}
