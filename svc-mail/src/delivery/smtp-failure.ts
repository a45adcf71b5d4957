import type { NodemailerError } from 'nodemailer';

/**
 * The server will never take this mail for this address. A 5xx at any other step speaks of us (the sender, the sign-in) or
 * of the server itself: that can be put right, and then the mail goes.
 */
export const isRefusedForGood = ({ permanent, command }: NodemailerError) =>
  permanent === true && (command === 'RCPT TO' || command === 'DATA');

/** Codes alone: what a server says often repeats the address, and that must not reach a log or a dead letter. */
export const describeFailure = ({ name, code = name, command, responseCode }: NodemailerError) =>
  [code, command && `at ${command}`, responseCode].filter(Boolean).join(' ');
