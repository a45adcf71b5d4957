import type { User } from '@sufra/contracts';
import { Menu, MenuItem, MenuLink, MenuSeparator, session } from '@sufra/web-kit';
import { ChevronDown, CreditCard, LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useIsOffered } from '../slices/offered.tsx';
import { t } from '../texts/text.ts';
import styles from './account-menu.module.css';

const pages = () => [
  { to: '/dashboard', label: t('link.dashboard'), Icon: LayoutDashboard },
  { to: '/account', label: t('link.account'), Icon: UserRound, ifOffered: true },
  { to: '/billing', label: t('link.billing'), Icon: CreditCard, ifOffered: true },
];

export function AccountMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const isOffered = useIsOffered();
  const isThere = ({ to, ifOffered }: ReturnType<typeof pages>[number]) => !ifOffered || isOffered(to);

  const logOut = () => {
    // Signed out here at once; the server is told in the background, and again if it does not hear.
    void session.signOut();
    navigate('/signin');
  };

  return (
    <Menu
      trigger={
        <button type="button" className={styles.trigger} aria-label={t('menu.account', { name: user.name })}>
          <UserRound aria-hidden="true" />
          <span className={styles.name}>
            <bdi>{firstName(user)}</bdi>
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      {pages()
        .filter(isThere)
        .map(({ to, label, Icon }) => (
          <MenuLink key={to}>
            <Link to={to}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </MenuLink>
        ))}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={logOut}>
        {t('menu.logOut')}
      </MenuItem>
    </Menu>
  );
}

const firstName = ({ name }: User): string => name.trim().split(/\s+/, 1)[0] ?? name;
