import { isRightToLeft } from '@sufra/web-kit';
import { type TouchEvent, useRef } from 'react';

interface Swipe {
  onForward: () => void;
  onBack: () => void;
}

const shortest = 50;

/** A finger drawn across, clearly sideways: scrolling up and down is none, and nor is a pinch. */
export function useSwipe({ onForward, onBack }: Swipe) {
  const start = useRef<{ x: number; y: number }>(undefined);

  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) < shortest || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0 !== isRightToLeft()) onForward();
      else onBack();
    },
  };
}
