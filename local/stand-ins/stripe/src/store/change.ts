/** One change of one record; without a record it is gone. */
export interface Change {
  kind: string;
  id: string;
  record?: unknown;
}
