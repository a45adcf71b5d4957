/** Each mail goes, and comes again, on its own: a mailbox that is closed must not keep the other from its mail. */
export async function deliverBoth(deliveries: Promise<void>[]): Promise<void> {
  for (const one of await Promise.allSettled(deliveries)) if (one.status === 'rejected') throw one.reason;
}
