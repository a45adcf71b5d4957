import type { Metrics } from '@sufra/service-kit';
import type { Message } from '../prompts.ts';

export interface Usage {
  input: number;
  output: number;
}

export interface ModelCall {
  /** `cut`: we hung up, since a line was not good or the caller had left. */
  outcome: 'answered' | 'cut' | 'busy' | 'broken' | 'refused';
  messages: readonly Message[];
  /** All that came of the answer. */
  text: string;
  /** As the model's server told it: at the end of a whole answer, if at all. */
  usage: Usage | undefined;
}

export type NoteModelCall = (call: ModelCall) => void;

interface Prices {
  /** In dollars, for a million tokens. */
  input: number | undefined;
  output: number | undefined;
}

/** Of English; other languages have fewer letters to a token. */
const lettersOfToken = 4;
const million = 1_000_000;

const estimated = ({ messages, text }: ModelCall): Usage => ({
  input: Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / lettersOfToken),
  output: Math.ceil(text.length / lettersOfToken),
});

/** What the model's provider will ask for: each call is counted once, by what was told of it, or estimated where nothing was. */
export function modelSpending({ counter }: Pick<Metrics, 'counter'>, prices: Prices): NoteModelCall {
  const calls = counter({
    name: 'sufra_model_calls_total',
    help: 'Calls to the model by how they ended',
    labels: ['outcome'],
  });
  const tokens = counter({
    name: 'sufra_model_tokens_total',
    help: 'Tokens read and written by the model, told by its server or estimated',
    labels: ['direction', 'basis'],
  });
  const dollars = counter({
    name: 'sufra_model_dollars_total',
    help: 'What those tokens cost, where their prices are set',
    labels: [],
  });
  return call => {
    calls.inc({ outcome: call.outcome });
    // A call that was turned away at the door costs nothing.
    if (!call.usage && call.text === '' && call.outcome !== 'answered') return;
    const { input, output } = call.usage ?? estimated(call);
    const basis = call.usage ? 'told' : 'estimated';
    tokens.inc({ direction: 'input', basis }, input);
    tokens.inc({ direction: 'output', basis }, output);
    dollars.inc((input * (prices.input ?? 0) + output * (prices.output ?? 0)) / million);
  };
}
