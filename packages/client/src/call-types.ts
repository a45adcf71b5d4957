/** One call, as the generated table of this package describes it. */
export interface CallShape {
  params?: object;
  query?: object;
  body?: unknown;
  form?: object;
  answer: unknown;
}

export type CallTable<Calls> = { [Key in keyof Calls]: CallShape };

type Optional<Name extends string, Given> = { [N in Name]?: Given };

// A part is required when the call has it and one of its members is.
type Part<Name extends string, Call> = Name extends keyof Call
  ? object extends Call[Name]
    ? Optional<Name, Call[Name]>
    : Pick<Call, Name>
  : Optional<Name, never>;

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
