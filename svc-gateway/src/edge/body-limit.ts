import { type ApiCall, type ApiTable, api } from '@sufra/contracts';

/** What a form holds beside its file, and more. */
const besideFileBytes = 1024 * 1024;

/** Of a call whose file may be larger than all else that is sent, as the contract has it. */
export const bodyLimitOf = (call: ApiCall | undefined, bodyLimitBytes: number): number =>
  call?.fileBytes === undefined ? bodyLimitBytes : Math.max(bodyLimitBytes, call.fileBytes + besideFileBytes);

/** More than this no call takes, so it is refused before it is known which one is meant. */
export const largestBodyLimit = (bodyLimitBytes: number, table: ApiTable = api): number =>
  Math.max(...Object.values(table).map(call => bodyLimitOf(call, bodyLimitBytes)));
