import type { KeyObject } from 'node:crypto';
import type Provider from 'oidc-provider';
import { type Defect, spoil } from './defects.ts';
import type { People } from './people.ts';

interface Deps {
  people: People;
  /** What goes wrong with everybody's sign-in, if anything. */
  defectForAll: () => Defect | undefined;
  privateKey: KeyObject;
}

/** Whoever waits gives up, or the stand-in is stopped. */
const hang = () => new Promise<void>(() => undefined);

/** Spoils what an honest provider answers to the exchange of a code. */
export function misbehave({ people, defectForAll, privateKey }: Deps): Parameters<Provider['use']>[0] {
  function answerWith(defect: Defect, { id_token: idToken, ...rest }: Record<string, unknown>) {
    if (defect === 'no-id-token' || typeof idToken !== 'string') return rest;
    return { ...rest, id_token: spoil(idToken, defect, privateKey) };
  }

  return async (ctx, next) => {
    await next();
    if (ctx.path !== '/token' || ctx.status !== 200) return;
    const defect = defectForAll() ?? people.find(ctx.oidc.entities.Account?.accountId)?.defect;
    if (!defect) return;
    if (defect === 'exchange-hangs') return hang();
    if (defect === 'exchange-fails') {
      ctx.status = 500;
      ctx.body = { error: 'server_error' };
    } else ctx.body = answerWith(defect, Object(ctx.body));
  };
}
