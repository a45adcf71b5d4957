import type { KeyObject } from 'node:crypto';
import type Provider from 'oidc-provider';
import { type Defect, type Misbehaviour, misbehaviourOf, spoil } from './defects.ts';
import type { People } from './people.ts';
import type { Script } from './script.ts';

interface Deps {
  people: People;
  /** What goes wrong with every sign-in, if anything. */
  defectForAll: () => Defect | undefined;
  privateKey: KeyObject;
  clientSecret: string;
  script: Script | undefined;
}

/** The site that waits gives up, or the stand-in is stopped. */
const hang = () => new Promise<void>(() => undefined);

const discovery = '/.well-known/openid-configuration';

/** Spoils what an honest provider answers to the exchange of a code. */
export function misbehave({ people, defectForAll, script, ...keys }: Deps): Parameters<Provider['use']>[0] {
  function answerWith(misbehaviour: Misbehaviour, { id_token: idToken, ...rest }: Record<string, unknown>) {
    if (misbehaviour.exchange === 'no id token' || typeof idToken !== 'string') return rest;
    return { ...rest, id_token: spoil(idToken, misbehaviour, keys) };
  }

  return async (ctx, next) => {
    await next();
    // A site must not take a weaker signature because the provider offers it.
    if (script && ctx.path === discovery)
      Object.assign(Object(ctx.body), { id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] });
    if (ctx.path !== '/token' || ctx.status !== 200) return;
    const { params, entities } = ctx.oidc;
    const defect = defectForAll() ?? people.find(entities.Account?.accountId)?.defect;
    const misbehaviour = script?.misbehaviour() ?? misbehaviourOf(defect);
    if (misbehaviour.exchange === 'hangs') return hang();
    if (misbehaviour.exchange === 'answers 500') {
      ctx.status = 500;
      ctx.body = { error: 'server_error' };
    } else if (misbehaviour.exchange === 'refuses') {
      ctx.status = 400;
      ctx.body = { error: 'invalid_grant' };
    } else {
      ctx.body = answerWith(misbehaviour, Object(ctx.body));
      script?.exchanged({ ...params }, Object(ctx.body));
    }
  };
}
