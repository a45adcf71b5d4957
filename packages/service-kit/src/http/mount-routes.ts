import { type ApiCall, type ApiKey, api, apiPrefix } from '@sufra/contracts';
import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { type AccessOptions, admit } from './admit.ts';
import { assertAnswer } from './assert-answer.ts';
import { bytesBody } from './bytes-body.ts';
import { type ContentAnswer, sendContent } from './content-answer.ts';
import type { Routes } from './contract-routes.ts';
import { discardBodyOnRefusal } from './discard-body.ts';
import { isEventStream, sendEvent } from './event-stream.ts';
import { type Exchange, exchangeOf } from './exchange.ts';
import { openFormReader } from './form-body.ts';
import { issueWords } from './issue-words.ts';
import { jsonBody } from './json-body.ts';
import { Problem } from './problem.ts';
import { redirect } from './redirect.ts';

type AnyHandler = (input: object, exchange: Exchange) => unknown;

interface MountOptions extends AccessOptions {
  app: Express;
  routes: Routes[];
  checkAnswers: boolean;
}

function openBodyReaders() {
  const formBody = openFormReader();
  return (call: ApiCall) => {
    if (call.takes === 'form') return call.orJson ? formOrJson(formBody(call)) : formBody(call);
    return call.takes === 'bytes' ? bytesBody : jsonBody;
  };
}

/** A call that takes a form as well as JSON reads the body by what it says that it is. */
const formOrJson =
  (form: RequestHandler): RequestHandler =>
  (req, res, next) =>
    req.is('application/json') ? jsonBody(req, res, next) : form(req, res, next);

const expressPath = (path: string) => apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1');

function parsed(schema: z.ZodType | undefined, value: unknown) {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: issueWords });
  if (result.success) return result.data;
  const details = result.error.issues.map(issue => ({ path: issue.path.join('.'), message: issue.message }));
  throw new Problem('invalid_request', { details });
}

const answer =
  (call: ApiCall, handler: AnyHandler, checkAnswers: boolean) => async (req: Request, res: Response) => {
    const input = {
      params: parsed(call.params, req.params),
      query: parsed(call.query, req.query),
      body: parsed(call.body, req.body),
      caller: res.locals.caller,
      ...(call.takes === 'form' ? { file: res.locals.file } : {}),
    };
    const result = await handler(input, exchangeOf(req, res));
    if (call.gives === 'content') return sendContent(req, res, result as ContentAnswer);
    if (checkAnswers) assertAnswer(call.answer, result);
    if (isEventStream(res)) {
      sendEvent(res, 'done', result);
      res.end();
    } else if (call.status === 302) redirect(res, result);
    else res.status(call.status).json(result);
  };

export function mountRoutes({ app, routes, checkAnswers, ...access }: MountOptions) {
  const methodsByPath = new Map<string, string[]>();
  const bodyReader = openBodyReaders();
  const entries = routes.flatMap(group => Object.entries(group) as [ApiKey, AnyHandler][]);
  for (const [key, handler] of entries) {
    const call: ApiCall = api[key];
    const [method = '', path = ''] = key.split(' ');
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const route = expressPath(path);
    const named = (_req: Request, res: Response, next: NextFunction) => {
      res.locals.route = path;
      next();
    };
    const admitted = call.takes === 'form' ? discardBodyOnRefusal(admit(key, access)) : admit(key, access);
    app[verb](route, named, admitted, bodyReader(call), answer(call, handler, checkAnswers));
    methodsByPath.set(route, [...(methodsByPath.get(route) ?? []), method]);
  }
  for (const [route, methods] of methodsByPath) {
    app.all(route, (_req, res) => {
      res.set('allow', methods.join(', '));
      throw new Problem('method_not_allowed');
    });
  }
}
