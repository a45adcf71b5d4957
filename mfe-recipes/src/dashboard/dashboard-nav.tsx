import { BadgeCheck, BookOpen, CalendarDays, ChefHat, ShoppingBasket } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../texts/text.ts';
import styles from './dashboard-nav.module.css';

const places = () => [
  { to: '/dashboard#generator', label: t('dashboard.nav.cook'), Icon: ChefHat },
  { to: '/dashboard/week', label: t('dashboard.nav.week'), Icon: CalendarDays },
  { to: '/dashboard/shopping', label: t('dashboard.nav.shopping'), Icon: ShoppingBasket },
  { to: '/dashboard#mysavedrecipies', label: t('dashboard.nav.recipes'), Icon: BookOpen },
  { to: '/billing', label: t('dashboard.nav.membership'), Icon: BadgeCheck },
];

/** One tap away from wherever a member is in what is theirs: beside the heading, and at the bottom of a phone. */
export function DashboardNav() {
  const { pathname, hash } = useLocation();
  // The dashboard begins with the generator.
  const here = pathname === '/dashboard' ? pathname + (hash || '#generator') : pathname + hash;
  return (
    <nav aria-label={t('dashboard.title')} className={styles.nav} data-bottom-bar="" data-print="hide">
      <ul className={styles.places}>
        {places().map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.place}
              aria-current={to === pathname ? 'page' : to === here ? 'location' : undefined}
            >
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
