import { SiteTimers } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { NavigationBar } from './navigation-bar.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { usePageChange } from './page-change.ts';

/** What surrounds every page. `children` stand in for the page while it is on its way. */
export function Layout({ children }: { children?: ReactNode }) {
  const main = usePageChange<HTMLElement>();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('layout.skip')}
      </a>
      <NavigationProgress />
      <NavigationBar />
      <OfflineNotice />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        {children ?? <Outlet />}
      </main>
      <Footer />
      <PageAnnouncer />
      <SiteTimers />
    </>
  );
}
