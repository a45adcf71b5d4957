import type { AnswerOf, SecondFactorStatus } from '@sufra/contracts';

export interface SecondFactorProps extends AnswerOf<'GET /auth/me'> {
  status: SecondFactorStatus;
}

export const hasFactor = ({ authenticator, passkeys }: SecondFactorStatus) =>
  authenticator !== null || passkeys.length > 0;
