import type { Fault } from './fault.ts';

export interface Call {
  at: string;
  path: string;
  status: number | null;
  outcome: 'open' | 'answered' | 'cut' | 'left by the caller';
  fault: string | null;
  stream: boolean;
  model: string | null;
  maxTokens: number | null;
  hasSchema: boolean;
  corrections: number;
  messages: { role: string; text: string }[];
}

interface Pending extends Fault {
  times: number;
}

const keptCalls = 200;

/** What the control address has told the chef, and the calls that it has seen. */
export class OrdersOfTheDay {
  #pending: Pending[] = [];
  #calls: Call[] = [];
  #count = 0;

  add(fault: Fault, times: number): void {
    this.#pending.push({ ...fault, times });
  }

  /** The fault for the next call; each is used up in the order in which it came. */
  take(isCorrected: boolean): Fault | undefined {
    const next = this.#pending[0];
    if (!next || (next.name === 'not-halal-then-good' && isCorrected)) return undefined;
    next.times--;
    if (next.times <= 0) this.#pending.shift();
    return next;
  }

  record(call: Call): void {
    this.#count++;
    this.#calls.push(call);
    if (this.#calls.length > keptCalls) this.#calls.shift();
  }

  reset(): void {
    this.#pending = [];
    this.#calls = [];
    this.#count = 0;
  }

  get faults(): readonly Pending[] {
    return this.#pending;
  }

  get calls(): { count: number; calls: readonly Call[] } {
    return { count: this.#count, calls: this.#calls };
  }
}
