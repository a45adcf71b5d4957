import type { directionOf } from '@sufra/texts';

export type Direction = ReturnType<typeof directionOf>;
