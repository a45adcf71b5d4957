export interface ApiCall {
  at: string;
  method: string;
  path: string;
  params: unknown;
  idempotencyKey: string | null;
  requestId: string;
  /** Which version of the API was asked for. */
  version: string | null;
  status: number | null;
  replayed: boolean;
}

const maxKept = 500;

export type Calls = ReturnType<typeof openCalls>;

/** What was asked of the API lately, for tests of what asks it. */
export function openCalls() {
  const calls: ApiCall[] = [];
  let count = 0;
  return {
    add(call: ApiCall) {
      count += 1;
      calls.push(call);
      if (calls.length > maxKept) calls.shift();
    },
    all: () => ({ count, calls }),
    clear() {
      calls.length = 0;
      count = 0;
    },
  };
}
