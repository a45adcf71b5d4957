import { createHash } from 'node:crypto';

// A list is asked for again and again: its recipes are read once. The memory is bounded.
const maxRemembered = 5_000;

/** What is read from texts, once for the same texts. */
export function rememberedByText<Texts, Read>(read: (texts: Texts) => Read): (texts: Texts) => Read {
  const remembered = new Map<string, Read>();
  return texts => {
    const key = createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const result = read(texts);
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, result);
    return result;
  };
}
