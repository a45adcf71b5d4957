import { Button, ErrorState, Loading, Skeleton } from '@sufra/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../texts/text.ts';
import { eventsKey, servicesWithEvents } from '../admin-api.ts';
import styles from './events.module.css';
import { ServiceEvents } from './service-events.tsx';

/** What the services tell each other: what they gave up on, what waits, and what has not left. */
export function EventsSection() {
  const client = useQueryClient();
  const { data: services, error, isFetching, refetch } = useQuery(servicesWithEvents);
  const looking = useMutation({ mutationFn: () => client.invalidateQueries({ queryKey: eventsKey }) });

  if (services)
    return (
      <>
        <div className={styles.head}>
          <p className={styles.lead}>{t('admin.events.lead')}</p>
          <Button tone="quiet" busy={looking.isPending} onClick={() => looking.mutate()}>
            {t('admin.audit.lookAgain')}
          </Button>
        </div>
        <ul className={styles.services}>
          {services.map(service => (
            <li key={service}>
              <ServiceEvents service={service} />
            </li>
          ))}
        </ul>
      </>
    );
  if (!error)
    return (
      <Loading label={t('admin.events.loading')}>
        <Skeleton shape="block" height="12rem" />
      </Loading>
    );
  return (
    <ErrorState title={t('admin.events.failed')} error={error} onRetry={refetch} retrying={isFetching} />
  );
}
