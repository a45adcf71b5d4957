import type { Eater } from '@sufra/contracts';
import { Button, ConfirmDialog, ErrorState, Loading, Skeleton, toast, useElementId } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useHouseholdChanges } from '../household/use-household-changes.ts';
import { t } from '../texts/text.ts';
import { useRemoveEater } from './api/change-eaters.ts';
import { eatersQuery } from './api/eaters.ts';
import { EaterDialog } from './eater-dialog.tsx';
import { eaterName, eaterWords } from './eater-words.ts';
import styles from './eaters.module.css';
import { ShowProfile } from './show-profile.tsx';

/** Who eats at the member’s table, beside the member: what each avoids is kept to when they eat along. */
export function EatersSection() {
  const titleId = useElementId();
  return (
    <section aria-labelledby={titleId} className={styles.section} id="table">
      <h2 id={titleId}>{t('eaters.title')}</h2>
      <p className={styles.lead}>{t('eaters.lead')}</p>
      <Eaters />
    </section>
  );
}

function Eaters() {
  const { data, error, isError, isFetching, refetch } = useQuery(eatersQuery);
  const [asked, setAsked] = useState<{ eater?: Eater }>();
  useHouseholdChanges(data?.isShared ?? false, ['plan', 'members'], () => void refetch());
  if (!data && isError)
    return (
      <ErrorState
        headingLevel="h3"
        title={t('eaters.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <Loading label={t('eaters.loading')}>
        <Skeleton shape="block" height="4rem" />
      </Loading>
    );
  const others = data.eaters.filter(({ kind }) => kind !== 'self');
  return (
    <>
      {data.isShared && <ShowProfile isShown={data.isShown} />}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map(eater => (
            <li key={eater.id} className={styles.eater}>
              <EaterLine eater={eater} />
              {eater.kind === 'kept' && data.mayWrite && (
                <KeptButtons eater={eater} onChange={() => setAsked({ eater })} />
              )}
            </li>
          ))}
        </ul>
      )}
      {data.mayWrite && (
        <div>
          <Button tone="quiet" onClick={() => setAsked({})}>
            <UserPlus aria-hidden="true" />
            {t('eaters.add')}
          </Button>
        </div>
      )}
      {asked && <EaterDialog eater={asked.eater} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const EaterLine = ({ eater }: { eater: Eater }) => (
  <div>
    <p className={styles.name}>
      <bdi>{eaterName(eater)}</bdi>
    </p>
    <p className={styles.words} dir="auto">
      {eater.profile === null ? t('eaters.unshown') : eaterWords(eater) || t('eaters.eatsAll')}
    </p>
  </div>
);

/** For one without an account. */
function KeptButtons({ eater: { id, name }, onChange }: { eater: Eater; onChange: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveEater();
  return (
    <div className={styles.buttons}>
      <Button tone="quiet" aria-label={t('eaters.changeIt', { name })} onClick={onChange}>
        {t('profile.change')}
      </Button>
      <Button tone="danger" aria-label={t('eaters.removeIt', { name })} onClick={() => setIsAsking(true)}>
        {t('eaters.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={open => !open && setIsAsking(false)}
        title={t('eaters.removal', { name })}
        confirmLabel={t('eaters.remove')}
        busy={remove.isPending}
        error={remove.error?.message}
        onConfirm={() => remove.mutate(id, { onSuccess: () => toast(t('eaters.removed', { name })) })}
      >
        {t('eaters.removalWords')}
      </ConfirmDialog>
    </div>
  );
}
