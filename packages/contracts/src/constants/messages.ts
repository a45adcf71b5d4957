/** Sentences that a service sends and a page may show as well, or falls back to. */
export const messages = {
  signUpAccepted: 'If this address can be used, a confirmation link is on its way. Please check your inbox.',
  emailVerified: 'Email Verified!',
  signedOut: 'You are signed out.',
  signInFallback: 'Signin error',
  signUpFallback: 'Error',
  networkFailure: 'Something went wrong. Please try again.',
  blogListFailure: 'Failed to load blogs. Please try again later.',
  unexpectedError: 'Unexpected Application Error!',
} as const;
