/** Looks again until `check` neither throws nor answers false; what it last threw is the failure. */
export async function eventually<T>(check: () => Promise<T> | T, withinMs = 15_000): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    try {
      const result = await check();
      if (result !== false) return result;
      if (performance.now() > end) throw new Error(`was still false after ${withinMs} ms`);
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
