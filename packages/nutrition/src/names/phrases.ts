/** Names of several words, to find the longest that begins at a word. */
export class Phrases<T> {
  readonly #first: Node<T> = { next: new Map(), value: undefined };

  add(words: readonly string[], value: T): void {
    let node = this.#first;
    for (const word of words) {
      const next: Node<T> = node.next.get(word) ?? { next: new Map(), value: undefined };
      node.next.set(word, next);
      node = next;
    }
    node.value ??= value;
  }

  /** The longest name that begins at `from`, and how many words it has. */
  longestAt(words: readonly string[], from: number): { value: T; length: number } | undefined {
    let node = this.#first;
    let found: { value: T; length: number } | undefined;
    for (let at = from; at < words.length; at += 1) {
      const next = node.next.get(words[at] ?? '');
      if (!next) break;
      node = next;
      if (node.value !== undefined) found = { value: node.value, length: at - from + 1 };
    }
    return found;
  }
}

interface Node<T> {
  next: Map<string, Node<T>>;
  value: T | undefined;
}
