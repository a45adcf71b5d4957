import { Column, MembersOnly, PageHead } from '@sufra/web-kit';
import { DashboardNav } from '../dashboard/dashboard-nav.tsx';
import { t } from '../texts/text.ts';
import { OwnShoppingList } from './own-shopping-list.tsx';
import styles from './shopping-page.module.css';
import { ShoppingSkeleton } from './shopping-skeleton.tsx';

/** `/dashboard/shopping`: what is to be bought, shelf by shelf, on every device of its member. */
export default function ShoppingPage() {
  return (
    <>
      <PageHead title={t('shopping.title')} description={t('shopping.description')} />
      <Column className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('shopping.title')}</h1>
          <DashboardNav />
        </header>
        <section aria-label={t('shopping.title')} className={styles.list}>
          <MembersOnly fallback={<ShoppingSkeleton />}>
            <OwnShoppingList />
          </MembersOnly>
        </section>
      </Column>
    </>
  );
}
