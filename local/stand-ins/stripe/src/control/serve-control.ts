import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account } from '../billing/open-account.ts';
import type { Faults } from '../faults/open-faults.ts';
import type { Calls } from '../http/calls.ts';
import { readBody } from '../http/read-body.ts';
import { StripeProblem } from '../stripe-problem.ts';
import type { Postman } from '../webhooks/open-postman.ts';
import type { World } from '../world.ts';
import { assertOwnCaller } from './assert-own-caller.ts';
import { clockCommands } from './clock-commands.ts';
import type { Command } from './command.ts';
import { faultCommands } from './fault-commands.ts';
import { memberCommands } from './member-commands.ts';
import { moneyCommands } from './money-commands.ts';
import { webhookCommands } from './webhook-commands.ts';

interface Deps {
  world: World;
  account: Account;
  faults: Faults;
  calls: Calls;
  postman: Postman;
}

function parsed(body: string): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new StripeProblem(400, 'This is no JSON.');
  }
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(`${JSON.stringify(body, null, 2)}\n`);
}

/** Everything under /__control, for tests against this. */
export function serveControl({ world, account, faults, calls, postman }: Deps) {
  const commands: Record<string, Command> = {
    ...clockCommands(world),
    ...webhookCommands(world, postman),
    ...faultCommands(faults, calls),
    ...moneyCommands(account),
    ...memberCommands(world),
  };

  async function answerTo(request: IncomingMessage, path: string): Promise<object> {
    assertOwnCaller(request, world.publicUrl);
    if (path === '/__control') return { known: Object.keys(commands) };
    const run = commands[`${request.method} ${path}`];
    if (!run) throw new StripeProblem(404, `There is no ${request.method} ${path}.`);
    return run(parsed(await readBody(request)));
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    try {
      send(response, 200, await answerTo(request, path));
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      send(response, error.status, error.body);
    }
    postman.wake();
  };
}
