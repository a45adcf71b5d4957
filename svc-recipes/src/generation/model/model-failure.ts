/** Why a call to the model gave nothing, in the words that decide what comes next. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  /** `busy` may pass, `broken` does not; `refused` is the model's own will. */
  readonly kind: 'busy' | 'broken' | 'refused';
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: ModelFailure['kind'],
    { cause, retryAfterMs }: { cause?: unknown; retryAfterMs?: number | undefined } = {},
  ) {
    super(`the model is ${kind}`, { cause });
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
