import { cloneElement, useEffect, useRef, useState } from 'react';
import { pageFailed } from '../page-failed.ts';
import { t } from '../texts/text.ts';
import type { MenuProps, RadixMenu } from './radix-menu.tsx';
import { toast } from './toast-store.ts';

/**
 * A button that opens a list of things to do. What opens it weighs as much as a page, so it is fetched when a
 * button shows; a press before it has come opens the menu as it comes.
 */
export function Menu(props: MenuProps) {
  const [Radix, setRadix] = useState<typeof RadixMenu>();
  const [presses, setPresses] = useState(0);
  const isFocused = useRef(false);

  useEffect(() => {
    if (Radix || (props.waitsForPress && presses === 0)) return;
    let isHere = true;
    import('./radix-menu.tsx').then(
      menu => isHere && setRadix(() => menu.RadixMenu),
      error => {
        if (!isHere || presses === 0) return; // the next press asks again
        dispatchEvent(new CustomEvent(pageFailed, { detail: error }));
        toast({ tone: 'danger', message: t('menu.lost') });
      },
    );
    return () => {
      isHere = false;
    };
  }, [Radix, presses, props.waitsForPress]);

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
