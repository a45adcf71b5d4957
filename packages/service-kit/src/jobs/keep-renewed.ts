/**
 * Renews a lease three times before it would end, until the returned function is called; that resolves when no renewal is under way.
 * One that fails is made up for by the next; without any the lease ends, and another replica takes over.
 */
export function keepRenewed(renew: () => Promise<unknown>, leaseMs: number): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = renew().catch(() => undefined);
  }, leaseMs / 3);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
