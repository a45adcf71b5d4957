import { DropdownMenu } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { isRightToLeft } from '../language/is-right-to-left.ts';
import styles from './menu.module.css';
import { Parts } from './menu-items.tsx';

// Not at the end of the body: there it would be outside every landmark, and behind a dialog. Not in the card that the
// button is in either, whose own header and footer are no landmarks: there it would move what stands beside the button,
// and lie behind the next card.
const layers = ['[role="dialog"], [role="alertdialog"]', 'main', 'header, nav, footer'];

function layerOf(button: HTMLElement | null): HTMLElement | undefined {
  const found = layers.map(layer => button?.closest<HTMLElement>(layer));
  return found.find(layer => layer != null) ?? undefined;
}

export interface MenuProps {
  /** The one button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'center' | 'end';
  /** One that most visitors never open is fetched when it is pressed. */
  waitsForPress?: boolean;
  children: ReactNode;
}

interface RadixMenuProps extends MenuProps {
  /** The button was pressed before this was here. */
  startsOpen: boolean;
  startsFocused: boolean;
}

/** Not modal: the page behind still scrolls, and nothing injects a style element (the policy forbids it). */
export function RadixMenu({ trigger, align = 'end', startsOpen, startsFocused, children }: RadixMenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const meet = (element: HTMLButtonElement | null) => {
    if (element && !button && startsFocused) element.focus();
    setButton(element);
  };

  return (
    <Parts value={DropdownMenu}>
      <DropdownMenu.Root modal={false} defaultOpen={startsOpen} dir={isRightToLeft() ? 'rtl' : 'ltr'}>
        <DropdownMenu.Trigger asChild ref={meet}>
          {trigger}
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={layerOf(button)}>
          <DropdownMenu.Content
            className={styles.menu}
            align={align}
            sideOffset={6}
            collisionPadding={16}
            loop
          >
            {children}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </Parts>
  );
}
