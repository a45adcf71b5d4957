import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { classes } from './classes.ts';
import styles from './menu.module.css';

export interface MenuProps {
  /** The one button that opens it. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

// Beside its button, not at the end of the body: there it would be outside every landmark, and behind a dialog.
const landmarks = '[role="dialog"], [role="alertdialog"], main, header, nav, footer';

/** Not modal: the page behind still scrolls, and nothing injects a style element (the policy forbids it). */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={setButton}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={button?.closest<HTMLElement>(landmarks)}>
        <DropdownMenu.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={16} loop>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
  onSelect?: () => void;
  children: ReactNode;
}

export const MenuItem = ({ icon, tone, disabled, onSelect, children }: MenuItemProps) => (
  <DropdownMenu.Item className={classes(styles.item, tone && styles[tone])} {...{ disabled, onSelect }}>
    {icon}
    {children}
  </DropdownMenu.Item>
);

/** An item that goes somewhere: give it one link, of the router or to another site. */
export const MenuLink = ({ children }: { children: ReactElement }) => (
  <DropdownMenu.Item asChild className={styles.item}>
    {children}
  </DropdownMenu.Item>
);

export const MenuSeparator = () => <DropdownMenu.Separator className={styles.separator} />;
