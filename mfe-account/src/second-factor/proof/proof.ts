import type { AnswerOf, BodyOf } from '@sufra/contracts';

/** The ways in which a member can give the second factor. */
export type Ways = AnswerOf<'POST /auth/me/second-factor/proof/options'>;
export type Proof = BodyOf<'POST /auth/me/second-factor/proof'>;
