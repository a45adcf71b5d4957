import type { CloudEvent } from '@sufra/contracts';

const day = 24 * 60 * 60 * 1000;

/** Later than this the news would only puzzle. */
export const goodForDays = (event: CloudEvent, days: number) => new Date(Date.parse(event.time) + days * day);

export const earlier = (one: Date, other: Date) => (one < other ? one : other);
