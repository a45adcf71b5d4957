import { isRightToLeft } from '@sufra/web-kit';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

const after = (at: number, count: number) => (at + 1) % count;
const before = (at: number, count: number) => (at - 1 + count) % count;

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (isRightToLeft() ? before(at, count) : after(at, count)),
  ArrowLeft: (at, count) => (isRightToLeft() ? after(at, count) : before(at, count)),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const buttonsIn = (toolbar: Element | null) => [...(toolbar?.querySelectorAll<HTMLElement>('button') ?? [])];

/** One stop for Tab among many buttons: arrows go from one to the next, and Tab comes back to the last. */
export function useRovingFocus() {
  const last = useRef<HTMLElement>(null);

  const makeStop = (toolbar: Element | null, stop: HTMLElement | undefined) => {
    for (const button of buttonsIn(toolbar)) button.tabIndex = button === stop ? 0 : -1;
  };

  return {
    ref: (toolbar: HTMLElement | null) => {
      const buttons = buttonsIn(toolbar);
      makeStop(toolbar, buttons.find(button => button === last.current) ?? buttons[0]);
    },
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      if (!(target instanceof HTMLButtonElement)) return;
      last.current = target;
      makeStop(currentTarget, target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = steps[event.key];
      const buttons = buttonsIn(event.currentTarget);
      const at = buttons.findIndex(button => button.contains(document.activeElement));
      if (!step || at < 0) return;
      event.preventDefault();
      buttons[step(at, buttons.length)]?.focus();
    },
  };
}
