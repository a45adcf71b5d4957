import type { ConsumeMessage } from 'amqplib';
import type { BrokerAccounts } from '../broker-accounts.ts';
import { isOwnReturn } from './topology.ts';

/** Of a message that this service has put back: whom it had the message from. */
export const firstPublishedBy = 'first-published-by';

interface Delivered {
  queue: string;
  message: ConsumeMessage;
  accounts: BrokerAccounts | undefined;
}

/**
 * The account that published a message, by the broker's word: it admits no `user_id` but that of the connection. What comes back
 * through the returns exchange of this service under its own account says whom it was from; such a header from anywhere else
 * says nothing. Empty where one account is shared, or when the publisher gave no name.
 */
export function publishedBy({ queue, message, accounts }: Delivered): string {
  if (!accounts) return '';
  const { userId, headers } = message.properties;
  const isReturned = userId === accounts.own && isOwnReturn(queue, message);
  // without the header it is the message itself that the broker has moved, not a copy
  const account: unknown = isReturned ? (headers?.[firstPublishedBy] ?? userId) : userId;
  return typeof account === 'string' ? account : '';
}
