import { limits } from '@sufra/contracts';

export const answersWithin = `Questions? Write to us, we answer within ${limits.supportAnswerHours} hours:`;
