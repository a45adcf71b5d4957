import type { SecurityLog } from '../security-log.ts';
import type { UserModel } from '../users/user-model.ts';
import type { RenewalRules } from './renewal.ts';
import type { IssueToken } from './token-issuer.ts';

export interface SessionDeps {
  users: UserModel;
  rules: RenewalRules;
  tokenLifeMs: number;
  issueToken: IssueToken;
  record: SecurityLog;
}
