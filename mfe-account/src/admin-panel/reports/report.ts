import type { AnswerOf } from '@sufra/contracts';

/** As moderators see it. */
export type Report = AnswerOf<'GET /halal/reports'>['reports'][number];
