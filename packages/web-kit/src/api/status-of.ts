import { type ProblemCode, problems } from '@sufra/contracts';

/** Of a refusal at the end of a stream, whose own status was 200. A part of its own: the table holds every refusal's words. */
export const statusOf = (code: ProblemCode): number | undefined =>
  Object.hasOwn(problems, code) ? problems[code].status : undefined;
