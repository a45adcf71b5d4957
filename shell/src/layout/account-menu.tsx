import type { User } from '@sufra/contracts';
import { Menu, MenuItem, MenuLink, MenuSeparator, session } from '@sufra/web-kit';
import { ChevronDown, CreditCard, LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import styles from './account-menu.module.css';

export function AccountMenu({ user }: { user: User }) {
  const navigate = useNavigate();

  const logOut = () => {
    // Signed out here at once; the server is told in the background, and again if it does not hear.
    void session.signOut();
    navigate('/signin');
  };

  return (
    <Menu
      trigger={
        <button type="button" className={styles.trigger} aria-label={`Your account: ${user.name}`}>
          <UserRound aria-hidden="true" />
          <span className={styles.name}>{firstName(user)}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      <MenuLink>
        <Link to="/dashboard">
          <LayoutDashboard aria-hidden="true" />
          Dashboard
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/account">
          <UserRound aria-hidden="true" />
          Account
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/billing">
          <CreditCard aria-hidden="true" />
          Billing
        </Link>
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={logOut}>
        Log out
      </MenuItem>
    </Menu>
  );
}

const firstName = ({ name }: User): string => name.trim().split(/\s+/, 1)[0] ?? name;
