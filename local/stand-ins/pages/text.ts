const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text of others, as text. */
export const text = (value: string) => value.replaceAll(/[&<>"']/g, character => escapes[character] ?? '');
