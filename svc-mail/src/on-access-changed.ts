import type { events } from '@sufra/contracts';
import { type EventHandler, projectDeletion } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';

type AccessChanged = EventHandler<typeof events, 'user.access-changed'>;

/** Whoever deleted the account is forgotten; only that there was somebody stays, so that a late event changes nothing. */
export const onAccessChanged =
  ({ people }: MailDeps): AccessChanged =>
  async event => {
    const { userId, deleted } = event.data;
    if (deleted) await projectDeletion({ model: people, event, id: userId, erase: ['email', 'name'] });
  };
