const restMs = 3_000;

/** A while after the page has loaded; in development there is no build that could be kept. */
export function whenAtRest(begin: () => void): void {
  if (process.env.NODE_ENV !== 'production') return;
  const soon = () => setTimeout(begin, restMs);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}
