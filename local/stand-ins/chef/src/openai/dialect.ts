import type { Answer } from '../faults/spoil-answer.ts';
import type { Order } from './order.ts';

export interface Usage {
  input: number;
  output: number;
}

/** One API's way of saying an answer, whole or in pieces. */
export interface Dialect {
  readOrder(body: unknown): Order;
  whole(answer: Answer, usage: Usage): unknown;
  /** Server-sent events, each ready to be written. */
  opening(): string[];
  piece(text: string): string;
  closing(answer: Answer, usage: Usage, order: Order): string[];
}
