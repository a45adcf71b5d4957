/**
 * Looks again until `check` neither throws nor answers false; what it last threw is the failure. How long it may take is no matter of
 * most tests: the time only ends before Jest's own would, so that the failure says what was looked for.
 */
export async function eventually<T>(check: () => Promise<T> | T, withinMs = 45_000): Promise<T> {
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
