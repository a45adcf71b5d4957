import { type ApiCall, type ApiKey, api } from '@sufra/contracts';
import type { NextFunction, Request, Response } from 'express';
import { admitCaller } from './admit-caller.ts';
import type { Authenticate, Caller, Redeem } from './caller.ts';
import type { Refusals } from './contract-routes.ts';
import { type Exchange, exchangeOf } from './exchange.ts';

export interface AccessOptions {
  authenticate: Authenticate;
  redeem?: Redeem | undefined;
  refusals?: Refusals | undefined;
}

type AnyRefusal = (tried: object, exchange: Exchange) => Promise<void>;

/** Who may call is settled before a byte of the body is read. */
export const admit =
  (key: ApiKey, { refusals = {}, ...deps }: AccessOptions) =>
  async (req: Request, res: Response, next: NextFunction) => {
    const call: ApiCall = api[key];
    const exchange = exchangeOf(req, res);
    const refuse = async (caller: Caller) => {
      // For the line in the log: who was sent away.
      res.locals.caller = caller;
      const refusal = refusals[key] as AnyRefusal | undefined;
      const params = call.params?.safeParse(req.params);
      // An address that names nothing tells of no caller.
      if (params?.success !== false) await refusal?.({ params: params?.data, caller }, exchange);
    };
    const authorization = req.get('authorization');
    res.locals.caller = await admitCaller(deps, call, { authorization, exchange, refuse });
    next();
  };
