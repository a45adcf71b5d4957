const wordsIn = (field: Element) =>
  'value' in field && typeof field.value === 'string' ? field.value : (field.textContent ?? '');

/** Answers, at any time, whether words stand in a field of the page that a visitor has typed into. */
export function noteTyping(): () => boolean {
  const typed = new Set<Element>();
  addEventListener('input', ({ target }) => void (target instanceof Element && typed.add(target)), true);
  return () => {
    for (const field of typed) if (!field.isConnected || wordsIn(field) === '') typed.delete(field);
    return typed.size > 0;
  };
}
