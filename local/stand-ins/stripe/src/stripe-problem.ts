interface Details {
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  code?: string;
  param?: string;
  headers?: Record<string, string>;
}

/** An error in the shape that Stripe gives its own. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  get body() {
    const { type = 'invalid_request_error', code, param } = this.details;
    return { error: { ...(code && { code }), message: this.message, ...(param && { param }), type } };
  }
}

/** 404 for what the address names, 400 for what a parameter does. */
export const missing = (what: string, id: string, param?: string) =>
  new StripeProblem(param ? 400 : 404, `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  });

export const invalid = (param: string, message: string, code?: string) =>
  new StripeProblem(400, message, { param, ...(code && { code }) });
