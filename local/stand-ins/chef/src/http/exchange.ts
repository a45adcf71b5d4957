import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call, OrdersOfTheDay } from '../faults/orders-of-the-day.ts';
import type { Script } from './script.ts';

export interface Kitchen {
  model: string;
  script: Script | undefined;
  ordersOfTheDay: OrdersOfTheDay;
  paceMs: number;
  bodyLimit: number;
}

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  signal: AbortSignal;
  call: Call;
}
