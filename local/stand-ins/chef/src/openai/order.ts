import type { Message } from '../wish/read-messages.ts';

export const modelName = 'local-chef';

/** A call to either API, in one shape. */
export interface Order {
  messages: Message[];
  systemPrompt: string;
  stream: boolean;
  includesUsage: boolean;
  maxTokens: number | undefined;
  hasSchema: boolean;
  model: string | null;
}

const charactersPerToken = 4;

/** Near enough to how a tokenizer counts English. */
export const tokensIn = (text: string) => Math.ceil(text.length / charactersPerToken);

export const firstTokens = (text: string, tokens: number) => text.slice(0, tokens * charactersPerToken);

const instructing = new Set(['system', 'developer']);

export const systemPromptOf = (messages: readonly Message[]) =>
  messages
    .filter(({ role }) => instructing.has(role))
    .map(({ text }) => text)
    .join('\n');
