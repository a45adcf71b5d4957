import { BadgeCheck, BookOpen, CalendarDays, ChefHat } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import styles from './dashboard-nav.module.css';

const places = [
  { to: '/dashboard#generator', label: 'Cook', Icon: ChefHat },
  { to: '/dashboard/week', label: 'Week', Icon: CalendarDays },
  { to: '/dashboard#mysavedrecipies', label: 'Recipes', Icon: BookOpen },
  { to: '/billing', label: 'Membership', Icon: BadgeCheck },
];

/** One tap away from wherever a member is in what is theirs: beside the heading, and at the bottom of a phone. */
export function DashboardNav() {
  const { pathname, hash } = useLocation();
  // The dashboard begins with the generator.
  const here = pathname === '/dashboard' ? pathname + (hash || '#generator') : pathname + hash;
  return (
    <nav aria-label="Dashboard" className={styles.nav} data-bottom-bar="" data-print="hide">
      <ul className={styles.places}>
        {places.map(({ to, label, Icon }) => (
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
