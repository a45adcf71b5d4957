import { Column, PageHead, Skeleton, useSession } from '@sufra/web-kit';
import { DashboardNav } from '../dashboard/dashboard-nav.tsx';
import { t } from '../texts/text.ts';
import styles from './evening.module.css';
import { OwnEvening } from './own-evening.tsx';
import { SampleEvening } from './sample-evening.tsx';

/** `/dashboard/evening`: several dishes that are ready at one time, with one line of steps for all of them. */
export default function EveningPage() {
  const { status, user } = useSession();
  return (
    <>
      <PageHead title={t('evening.title')} description={t('evening.description')} />
      <Column className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('evening.title')}</h1>
          {status === 'signed-in' && <DashboardNav />}
        </header>
        {status === 'signed-in' && user ? (
          <OwnEvening key={user._id} memberId={user._id} isPremium={user.isPremium} />
        ) : status === 'signed-out' ? (
          <SampleEvening />
        ) : (
          <Skeleton shape="block" height="30rem" />
        )}
      </Column>
    </>
  );
}
