import type { OperatedService } from '@sufra/contracts';
import { Badge, Button, Card, Loading, Notice, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { t } from '../../texts/text.ts';
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
        <Notice tone="danger" title={t('admin.events.silent', { service })}>
          <p>{state ? t('admin.events.saidBefore') : t('admin.events.starting')}</p>
          <Button tone="quiet" busy={isFetching} onClick={() => void refetch()}>
            {t('admin.events.askAgain', { service })}
          </Button>
        </Notice>
      )}
      {!state && !error && (
        <Loading label={t('admin.events.asking', { service })}>
          <Skeleton shape="block" height="5rem" />
        </Loading>
      )}
      {state && !state.broker.isUp && (
        <Notice tone="warning" title={t('admin.events.noBroker')}>
          {t('admin.events.noBrokerWords')}
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
  if (!isUp) return <Badge tone="saffron">{t('admin.events.badge.noBroker')}</Badge>;
  if (parked > 0) return <Badge tone="danger">{t('admin.events.badge.parked', { parked })}</Badge>;
  return <Badge>{t('admin.events.badge.none')}</Badge>;
}
