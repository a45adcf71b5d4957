import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from '../faults/fault.ts';
import type { Dialect } from '../openai/dialect.ts';
import type { Order } from '../openai/order.ts';

export interface ScriptedCall {
  request: IncomingMessage;
  response: ServerResponse;
  body: unknown;
  order: Order;
  /** How the API in use writes an answer, for a script that answers itself. */
  dialect: Dialect;
}

interface Scripted {
  /** Said in place of what the chef would cook. */
  text?: string;
  paceMs?: number;
  fault?: Fault;
}

/** What a test in the same process has the chef do with a call; 'answered' when the test has answered it itself. */
export type Script = (call: ScriptedCall) => Promise<Scripted | 'answered'> | Scripted | 'answered';
