import type { Handlers } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';
import { mailsByEvent } from './mails-by-event.ts';
import { onAccessChanged } from './on-access-changed.ts';
import { handlersOf } from './plan-mail.ts';

export const eventHandlers = (deps: MailDeps): Handlers => ({
  ...handlersOf(deps, mailsByEvent(deps)),
  'user.access-changed': onAccessChanged(deps),
});
