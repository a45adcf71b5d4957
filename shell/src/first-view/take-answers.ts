import type { QueryClient, QueryKey } from '@tanstack/react-query';

const isFromHistory = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
};

/**
 * The answers that the first view shows become those of the page's queries, which then need not be asked again. A page that
 * the browser has kept from an earlier visit shows them, and asks.
 */
export function takeAnswers(client: QueryClient, isKept = isFromHistory) {
  const element = document.getElementById('first-answers');
  if (!element?.textContent) return;
  const answers: [QueryKey, unknown][] = JSON.parse(element.textContent);
  const updatedAt = isKept() ? 0 : Date.now();
  for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt });
  element.remove();
}
