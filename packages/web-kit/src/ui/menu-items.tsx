import type { DropdownMenu } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { classes } from './classes.ts';
import styles from './menu.module.css';

/** The library's pieces, once they are there. */
export const Parts = createContext<typeof DropdownMenu | undefined>(undefined);

function useParts() {
  const parts = useContext(Parts);
  if (!parts) throw new Error('A part of a menu stands outside of one');
  return parts;
}

export interface MenuItemProps {
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
  onSelect?: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, tone, disabled, onSelect, children }: MenuItemProps) {
  const { Item } = useParts();
  return (
    <Item className={classes(styles.item, tone && styles[tone])} {...{ disabled, onSelect }}>
      {icon}
      {children}
    </Item>
  );
}

/** An item that goes somewhere: give it one link, of the router or to another site. */
export function MenuLink({ children }: { children: ReactElement }) {
  const { Item } = useParts();
  return (
    <Item asChild className={styles.item}>
      {children}
    </Item>
  );
}

export function MenuSeparator() {
  const { Separator } = useParts();
  return <Separator className={styles.separator} />;
}
