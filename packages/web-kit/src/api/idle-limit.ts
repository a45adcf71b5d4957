/** A signal that is raised when there was no sign of life for so long. */
export function idleLimit(ms: number) {
  const controller = new AbortController();
  const raise = () => controller.abort(new DOMException(`Nothing came for ${ms} ms.`, 'TimeoutError'));
  let timer = setTimeout(raise, ms);
  return {
    signal: controller.signal,
    signOfLife() {
      clearTimeout(timer);
      timer = setTimeout(raise, ms);
    },
    end: () => clearTimeout(timer),
  };
}
