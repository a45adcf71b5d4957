import { brand, limits } from '@sufra/contracts';
import { Column, LinkButton, Logo, part, ThemeSwitch, useSession } from '@sufra/web-kit';
import { Menu as MenuIcon, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { LanguageSwitch } from '../languages/language-switch.tsx';
import { t } from '../texts/text.ts';
import { useMobileMenu } from './mobile-menu.ts';
import styles from './navigation-bar.module.css';
import { useScrolledPast } from './scrolled-past.ts';
import { hidesNavigation, isCurrent, linksFor } from './site-links.ts';

/** A visitor has none; a member's is asked for beside the page (main.tsx). Until it is there its place is kept. */
export const LazyAccountMenu = part(
  () => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu),
  () => null,
);

export function NavigationBar() {
  const { pathname } = useLocation();
  return hidesNavigation(pathname) ? null : <Bar pathname={pathname} />;
}

function Bar({ pathname }: { pathname: string }) {
  const { status, user } = useSession();
  const menu = useMobileMenu();
  const isOpaque = useScrolledPast(limits.navigationOpaqueAfterPixels);

  return (
    <header
      ref={menu.header}
      className={styles.bar}
      data-opaque={isOpaque}
      data-open={menu.isOpen}
      data-print="hide"
    >
      <Column className={styles.inside}>
        <Link to="/" className={styles.brand} aria-label={t('bar.home', { brand: brand.name })}>
          <Logo />
        </Link>
        <button
          ref={menu.toggle}
          type="button"
          className={styles.toggle}
          aria-label={menu.isOpen ? t('bar.menu.close') : t('bar.menu.open')}
          aria-expanded={menu.isOpen}
          aria-controls="site-menu"
          onClick={menu.onToggle}
        >
          {menu.isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
        </button>
        <div id="site-menu" className={styles.menu}>
          <nav aria-label={t('bar.main')}>
            <ul className={styles.links}>
              {linksFor(user).map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={styles.link}
                    aria-current={isCurrent(to, pathname) ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.tools}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
        <div className={styles.account}>
          {user && <LazyAccountMenu user={user} />}
          {status === 'signed-out' && (
            <LinkButton to="/signin" data-depends-on="member">
              {t('bar.signIn')}
            </LinkButton>
          )}
        </div>
      </Column>
    </header>
  );
}
