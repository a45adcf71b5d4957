import { type Limit, Problem, routes, type Throttle } from '@sufra/service-kit';
import { endBrowser, moveBrowser, type RegisterDeps, registerBrowser } from './register-browser.ts';

interface Deps extends RegisterDeps {
  /** Undefined where this site sends no reminders. */
  publicKey: string | undefined;
  throttle: Throttle;
}

/** Each timer that is begun, prolonged or stopped is one. */
const changesOfMember: Limit = { name: 'reminder-changes', most: 600, windowMs: 3_600_000 };
const changesByAddress: Limit = { name: 'reminders-by-secret', most: 120, windowMs: 60_000 };

export const remindersRoutes = ({ publicKey, throttle, ...deps }: Deps) =>
  routes({
    'GET /reminders/key': () => ({ key: publicKey ?? null }),
    'PUT /reminders/{browser}': async ({ params, body, caller }) => {
      if (publicKey === undefined) throw new Problem('not_found');
      await throttle.take(changesOfMember, caller.userId);
      const { userId: memberId, sessionId } = caller;
      return registerBrowser(deps, { ...params, ...body, memberId, sessionId });
    },
    'PUT /reminders/{browser}/endpoint': async ({ params, body }, { ip }) => {
      await throttle.take(changesByAddress, ip);
      return moveBrowser(deps, { ...params, ...body });
    },
    'POST /reminders/{browser}/end': async ({ params, body }, { ip }) => {
      await throttle.take(changesByAddress, ip);
      return endBrowser(deps, { ...params, ...body });
    },
  });
