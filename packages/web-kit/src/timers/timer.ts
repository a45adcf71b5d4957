export interface Timer {
  id: string;
  /** What is done when it ends: 'Simmer for 20 minutes'. */
  name: string;
  /** What it belongs to: 'Step 3, Red lentil soup'. */
  about: string;
  /** The path that it was started on. */
  link: string;
  /** How long it runs altogether. */
  milliseconds: number;
  /** Milliseconds since 1970: what is left is counted from the clock, so no sleep and no reload can put it out. */
  endsAt: number;
  /** What was left when it was paused; null while it runs. */
  pausedWith: number | null;
  /** One of this browser's tabs has rung. */
  hasRung: boolean;
}

const aMinute = 60_000;

export const timeLeft = ({ pausedWith, endsAt }: Timer, now: number) =>
  pausedWith ?? Math.max(0, endsAt - now);

export const isOver = (timer: Timer, now: number) => timeLeft(timer, now) === 0;

export const minutesLate = ({ endsAt }: Timer, now: number) => Math.floor((now - endsAt) / aMinute);

export const paused = (timer: Timer, now: number): Timer => ({ ...timer, pausedWith: timeLeft(timer, now) });

export const resumed = (timer: Timer, now: number): Timer => ({
  ...timer,
  endsAt: now + timeLeft(timer, now),
  pausedWith: null,
});

/** A minute more: of one that is over, from now on. */
export const withMinute = (timer: Timer, now: number): Timer => {
  const left = timeLeft(timer, now) + aMinute;
  return {
    ...timer,
    milliseconds: Math.max(timer.milliseconds, left),
    endsAt: now + left,
    pausedWith: timer.pausedWith === null ? null : left,
    hasRung: false,
  };
};

export const isTimer = (value: Partial<Timer> | null): value is Timer =>
  typeof value?.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.about === 'string' &&
  typeof value.link === 'string' &&
  Number.isFinite(value.milliseconds) &&
  Number.isFinite(value.endsAt) &&
  (value.pausedWith === null || Number.isFinite(value.pausedWith)) &&
  typeof value.hasRung === 'boolean';
