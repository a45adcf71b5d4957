import { Problem } from '@sufra/service-kit';
import Stripe from 'stripe';
import { StripeEvent } from './concerns-of.ts';

interface ReadSigned {
  bytes: Uint8Array;
  signature: string | undefined;
  secrets: readonly string[];
  toleranceSeconds: number;
}

const { webhooks } = Stripe;
const { StripeSignatureVerificationError } = Stripe.errors;

/** Whether one of our secrets has signed these very bytes, and not too long ago. The reason is for the log alone. */
function faultOf({ bytes, signature = '', secrets, toleranceSeconds }: ReadSigned): string | undefined {
  let reason = 'no secret';
  for (const secret of secrets) {
    try {
      if (webhooks.signature?.verifyHeader(bytes, signature, secret, toleranceSeconds)) return undefined;
    } catch (error) {
      // A header of no sense is met with errors of every kind, and none of them is a signature.
      const isTooOld = error instanceof StripeSignatureVerificationError && /tolerance/.test(error.message);
      reason = isTooOld ? 'too old' : 'not signed by Stripe';
    }
  }
  return reason;
}

export class NotSigned extends Problem {
  readonly reason: string;

  constructor(reason: string) {
    super('signature_invalid');
    this.reason = reason;
  }
}

export function readSigned(given: ReadSigned): StripeEvent {
  const fault = faultOf(given);
  if (fault) throw new NotSigned(fault);
  const event = StripeEvent.safeParse(parsed(given.bytes));
  if (event.success) return event.data;
  throw new Problem('invalid_request');
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Problem('invalid_request', { message: 'This is not JSON.' });
  }
}
