export type Sharing<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/** A caller who asks for the same while it is under way gets the same answer. */
export function sharing<T>(): Sharing<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const mine = work().finally(() => running.delete(key));
    running.set(key, mine);
    return mine;
  };
}
