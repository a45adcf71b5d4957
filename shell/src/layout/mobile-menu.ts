import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The small screen's menu: open or closed; going somewhere, Escape and a press beside it close it. */
export function useMobileMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // Open belongs to the place where it was opened: any navigation is another place.
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenAt(undefined);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      toggle.current?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) close();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('pointerdown', onPointerDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  return { isOpen, header, toggle, onToggle: () => setOpenAt(isOpen ? undefined : key) };
}
