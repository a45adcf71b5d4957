import type { DropdownMenu } from 'radix-ui';
import {
  type ComponentProps,
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { pageFailed } from '../route/page.tsx';
import { classes } from './classes.ts';
import styles from './menu.module.css';
import { toast } from './toast-store.ts';

/** The library's pieces, once they are there. */
export const Parts = createContext<typeof DropdownMenu | undefined>(undefined);

export interface MenuProps {
  /** The one button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

type RadixMenu = typeof import('./radix-menu.tsx').RadixMenu;

/**
 * A button that opens a list of things to do. What opens it weighs as much as a page, so it is fetched when a
 * button shows; a press before it has come opens the menu as it comes.
 */
export function Menu(props: MenuProps) {
  const [Radix, setRadix] = useState<RadixMenu>();
  const [presses, setPresses] = useState(0);
  const isFocused = useRef(false);

  useEffect(() => {
    if (Radix) return;
    let isHere = true;
    import('./radix-menu.tsx').then(
      ({ RadixMenu }) => isHere && setRadix(() => RadixMenu),
      error => {
        if (!isHere || presses === 0) return; // the next press asks again
        dispatchEvent(new CustomEvent(pageFailed, { detail: error }));
        toast({ tone: 'danger', message: 'The menu did not arrive. Please try again.' });
      },
    );
    return () => {
      isHere = false;
    };
  }, [Radix, presses]);

  if (Radix) return <Radix {...props} startsOpen={presses > 0} startsFocused={isFocused.current} />;
  const press = () => setPresses(count => count + 1);
  const waiting = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': false,
    // The menu may come between the two, and with it another button: the click would be lost.
    onPointerDown: press,
    onClick: press,
    onFocus: () => {
      isFocused.current = true;
    },
    onBlur: () => {
      isFocused.current = false;
    },
  };
  return cloneElement(props.trigger, waiting);
}

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
