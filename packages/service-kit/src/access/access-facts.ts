/** What svc-auth last said of a member. `sequence` is the version of the account that it speaks of. */
export interface AccessFacts {
  sequence: number;
  isAdmin: boolean;
  isModerator: boolean;
  hasSecondFactor: boolean;
  endedSessions: string[];
  /** Tokens given out before this moment are over. */
  sessionsNotBefore: Date | null;
  deleted: boolean;
}

export type FindAccessFacts = (userId: string) => Promise<AccessFacts | null>;
