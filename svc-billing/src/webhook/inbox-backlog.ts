import { trusted } from 'mongoose';
import type { InboxDocument, InboxModel } from '../models/inbox-model.ts';

const lookedAt = 100;

/** What Stripe has told and is not worked on yet: how many events, and how old the oldest is of the hundred that are due first. */
export async function inboxBacklog(inbox: InboxModel) {
  const isWaiting = { dueAt: trusted({ $exists: true }) };
  const first = await inbox.find(isWaiting).sort({ dueAt: 1 }).limit(lookedAt).lean<InboxDocument[]>();
  const times = first.map(({ receivedAt }) => receivedAt.getTime());
  return {
    count: first.length < lookedAt ? first.length : await inbox.countDocuments(isWaiting),
    oldestSeconds: times.length > 0 ? Math.max(0, Date.now() - Math.min(...times)) / 1_000 : 0,
  };
}
