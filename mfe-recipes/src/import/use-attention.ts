import { useEffect, useRef } from 'react';

const headerPx = 72;

/** What came of it stands in the window, and its heading has the focus; where a field is wrong, that field. */
export function useAttention({ status }: { status: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const answer = place.current;
    if (!answer || (status !== 'done' && status !== 'failed')) return;
    const heading = answer.querySelector<HTMLElement>('[data-answer], [data-problem]');
    if (!heading) {
      answer.parentElement?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const { top } = answer.getBoundingClientRect();
    if (top < headerPx || top > innerHeight / 2) answer.scrollIntoView({ block: 'start' });
    heading.focus({ preventScroll: true });
  }, [status]);
  return place;
}
