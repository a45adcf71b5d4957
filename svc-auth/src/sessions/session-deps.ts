import type { UserModel } from '../accounts/user-model.ts';
import type { SecurityLog } from '../security-log.ts';
import type { RenewalRules } from './renewal.ts';
import type { IssueToken } from './token-issuer.ts';

export interface SessionDeps {
  users: UserModel;
  rules: RenewalRules;
  tokenLifeMs: number;
  issueToken: IssueToken;
  record: SecurityLog;
}
