/** One call, as the generated table of this package describes it. */
export interface CallShape {
  params?: object;
  query?: object;
  body?: unknown;
  form?: object;
  answer: unknown;
}

export type CallTable<Calls> = { [Key in keyof Calls]: CallShape };

// A part is required when the call has it and one of its members is.
type Part<Name extends string, Call> = Call extends { [N in Name]: infer Given }
  ? object extends Given
    ? { [N in Name]?: Given }
    : { [N in Name]: Given }
  : Call extends { [N in Name]?: infer Given }
    ? { [N in Name]?: Given }
    : { [N in Name]?: never };

export type CallOptions<Call> = Part<'params', Call> &
  Part<'query', Call> &
  Part<'body', Call> &
  Part<'form', Call> & {
    /** Gives the call up; beside it, the client's own time limit counts. */
    signal?: AbortSignal;
    headers?: Record<string, string>;
  };

/** Options may be left out where none is required. */
export type Rest<Call> =
  object extends CallOptions<Call> ? [options?: CallOptions<Call>] : [options: CallOptions<Call>];

export type AnswerOf<Call> = Call extends { answer: infer Answer } ? Answer : never;
