/** What was set or asked for last, as many as fit. */
export function createRecent<Value>(max: number) {
  const entries = new Map<string, Value>();

  const set = (key: string, value: Value) => {
    entries.delete(key);
    entries.set(key, value);
    for (const oldest of entries.keys()) {
      if (entries.size <= max) break;
      entries.delete(oldest);
    }
  };

  return {
    get(key: string): Value | undefined {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key: string) => entries.delete(key),
  };
}
