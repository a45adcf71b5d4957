import OpenAI from 'openai';
import { z } from 'zod';
import { writtenRecipeSchema } from '../check/written-recipe.ts';
import type { Message } from '../prompts.ts';
import { failureOf } from './failure-of.ts';
import { ModelFailure } from './model-failure.ts';

interface Options {
  baseUrl: string;
  apiKey: string;
  model: string;
  temperature: number | null;
  maxTokens: number;
  /** What the server calls the limit; it is one or the other, never both. */
  maxTokensField: 'max_completion_tokens' | 'max_tokens';
}

interface AskModel {
  messages: Message[];
  signal: AbortSignal;
  /** Hears all that has come so far, each time that there is more. */
  onText: (soFar: string) => void;
}

export interface ModelAnswer {
  text: string;
  modelName: string;
}

export type Model = (asked: AskModel) => Promise<ModelAnswer>;

// A recipe is some six thousand characters; beyond this it is none.
const maxAnswerLength = 40_000;

const Chunk = z.object({
  model: z
    .string()
    .regex(/^[\w.:/@+ -]{1,100}$/)
    .optional()
    .catch(undefined),
  choices: z
    .array(z.object({ delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) }))
    .catch([]),
});

/** Any server that speaks OpenAI's chat protocol. It always streams: an answer that goes wrong is cut short, which saves its price. */
export function openModel({ baseUrl, apiKey, model, ...settings }: Options): Model {
  const { temperature, maxTokens, maxTokensField } = settings;
  // Retries are counted where all calls for one recipe are; the library has no word in the log.
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, logLevel: 'off' });

  async function* chunksOf({ messages, signal }: AskModel) {
    try {
      const stream = await client.chat.completions.create(
        {
          model,
          messages,
          stream: true,
          [maxTokensField]: maxTokens,
          ...(temperature === null ? {} : { temperature }),
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'recipe', strict: true, schema: writtenRecipeSchema },
          },
        },
        { signal },
      );
      for await (const chunk of stream) yield Chunk.parse(chunk);
    } catch (error) {
      signal.throwIfAborted();
      throw failureOf(error, apiKey);
    }
    // The library ends a stream that was aborted as if it were whole.
    signal.throwIfAborted();
  }

  return async asked => {
    let text = '';
    let modelName = model;
    for await (const { model: name, choices } of chunksOf(asked)) {
      asked.signal.throwIfAborted();
      modelName = name ?? modelName;
      const delta = choices[0]?.delta;
      if (delta?.refusal) throw new ModelFailure('refused');
      if (!delta?.content) continue;
      text += delta.content;
      if (text.length > maxAnswerLength) throw new ModelFailure('refused');
      asked.onText(text);
    }
    return { text, modelName };
  };
}
