/** Every refusal: its status and the sentence that people read. `code` is the word for programs. */
export const problems = {
  invalid_request: { status: 400, message: 'Please check what you entered.' },
  weak_password: { status: 400, message: 'Please choose a password that is harder to guess.' },
  token_invalid: { status: 400, message: 'This link is no longer valid. Please ask for a new one.' },
  unauthorized: { status: 401, message: 'Please sign in.' },
  invalid_credentials: { status: 401, message: 'The e-mail address or the password is not right.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  email_unverified: { status: 403, message: 'Please confirm your e-mail address first.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  method_not_allowed: { status: 405, message: 'This cannot be done here.' },
  request_timeout: { status: 408, message: 'This came too slowly. Please try again.' },
  payload_too_large: { status: 413, message: 'This is too large.' },
  uri_too_long: { status: 414, message: 'This address is too long.' },
  unsupported_media_type: { status: 415, message: 'Please send this as JSON.' },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a little.' },
  headers_too_large: { status: 431, message: 'This request is too large.' },
  internal_error: { status: 500, message: 'Something went wrong. Please try again.' },
  bad_gateway: { status: 502, message: 'A part of the site gave no proper answer. Please try again.' },
  service_unavailable: {
    status: 503,
    message: 'A part of the site is not available right now. Please try again in a moment.',
  },
  gateway_timeout: { status: 504, message: 'This took too long. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;

export interface ProblemDetail {
  path: string;
  message: string;
}

/** The one error shape. `error` and `message` hold the same sentence. */
export interface ProblemAnswer {
  error: string;
  message: string;
  code: ProblemCode;
  requestId: string;
  details?: ProblemDetail[];
}
