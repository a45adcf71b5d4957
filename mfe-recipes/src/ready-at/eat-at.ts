import { keptForMember, session } from '@sufra/web-kit';

const anHour = 3_600_000;
/** A meal that was eaten so long ago is not tonight's. */
const longPast = 3 * anHour;
const mostAhead = 36 * anHour;

const kept = () => keptForMember(session.get().user?._id ?? 'visitor', 'eat-at');

/** When the reader eats tonight, as told to this browser; it goes by itself with the night. */
export function readEatAt(now: number): number | undefined {
  const at = kept().read();
  return typeof at === 'number' && at > now - longPast && at < now + mostAhead ? at : undefined;
}

/** Whether it is kept. */
export const writeEatAt = (at: number) => kept().write(at);
export const forgetEatAt = () => kept().remove();
