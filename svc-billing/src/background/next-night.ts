/** The next time that it is `hour` o'clock in UTC. */
export function nextNight(hour: number, now = new Date()): Date {
  const next = new Date(now);
  next.setUTCHours(hour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
