export interface ProblemDetail {
  path: string;
  message: string;
}

/** The API answered, and the answer is no. `message` is a sentence for people, `code` a word for programs. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  /** Undefined when something between this program and the API answered in its place. */
  readonly code: string | undefined;
  readonly details: ProblemDetail[];
  /** Names the request in the logs of the site. */
  readonly requestId: string | undefined;
  /** How long to wait before another try, where the answer says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(response: Response, body: unknown) {
    const said: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
    const text = (name: string) => (typeof said[name] === 'string' ? said[name] : undefined);
    super(text('message') ?? `The API answered ${response.status}.`);
    this.status = response.status;
    this.code = text('code');
    this.details = Array.isArray(said.details) ? said.details : [];
    this.requestId = text('requestId') ?? response.headers.get('x-request-id') ?? undefined;
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
  }
}
