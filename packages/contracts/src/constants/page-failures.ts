// Every page may have to say these. In a file of their own, so that the shell does not bring all messages with them.
export const networkFailure = 'Something went wrong. Please try again.';
export const unexpectedError = 'Unexpected Application Error!';
