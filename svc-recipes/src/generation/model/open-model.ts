import type { Tracing } from '@sufra/service-kit';
import OpenAI from 'openai';
import { z } from 'zod';
import { writtenRecipeSchema } from '../check/written-recipe.ts';
import type { Message } from '../prompts.ts';
import { failureOf } from './failure-of.ts';
import { ModelFailure } from './model-failure.ts';
import type { ModelCall, NoteModelCall, Usage } from './model-spending.ts';

interface Options {
  baseUrl: string;
  apiKey: string;
  model: string;
  temperature: number | null;
  maxTokens: number;
  /** What the server calls the limit; it is one or the other, never both. */
  maxTokensField: 'max_completion_tokens' | 'max_tokens';
  /** It is asked how many tokens it took, which some servers refuse to be asked. */
  tellsUsage: boolean;
  noteCall: NoteModelCall;
  tracing: Tracing;
}

interface AskModel {
  messages: Message[];
  /** A picture beside the last message, as a data URL. */
  image?: string | undefined;
  /** What it has to answer with; a recipe, where nothing is said. */
  form?: { name: string; schema: Record<string, unknown> };
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
  usage: z
    .object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) })
    .transform(({ prompt_tokens: input, completion_tokens: output }): Usage => ({ input, output }))
    .optional()
    .catch(undefined),
});

const spanOf = (model: string) => ({
  what: 'model' as const,
  name: 'ask model',
  attributes: { 'gen_ai.operation.name': 'chat' as const, 'gen_ai.request.model': model },
});

const recipeForm = { name: 'recipe', schema: writtenRecipeSchema };

const withImage = (messages: Message[], url: string) =>
  messages.map((message, at) =>
    at === messages.length - 1 && message.role === 'user'
      ? {
          role: 'user' as const,
          content: [
            { type: 'text' as const, text: message.content },
            { type: 'image_url' as const, image_url: { url } },
          ],
        }
      : message,
  );

/** Any server that speaks OpenAI's chat protocol. It always streams: an answer that goes wrong is cut short, which saves its price. */
export function openModel({ baseUrl, apiKey, model, ...settings }: Options): Model {
  const { temperature, maxTokens, maxTokensField, tellsUsage, noteCall, tracing } = settings;
  // Retries are counted where all calls for one recipe are; the library has no word in the log.
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, logLevel: 'off' });

  async function* chunksOf({ messages, image, form = recipeForm, signal }: AskModel) {
    try {
      const stream = await client.chat.completions.create(
        {
          model,
          messages: image ? withImage(messages, image) : messages,
          stream: true,
          ...(tellsUsage && { stream_options: { include_usage: true } }),
          [maxTokensField]: maxTokens,
          ...(temperature === null ? {} : { temperature }),
          response_format: {
            type: 'json_schema',
            json_schema: { strict: true, ...form },
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

  async function read(asked: AskModel, call: ModelCall): Promise<ModelAnswer> {
    let modelName = model;
    for await (const { model: name, choices, usage } of chunksOf(asked)) {
      asked.signal.throwIfAborted();
      modelName = name ?? modelName;
      call.usage = usage ?? call.usage;
      const delta = choices[0]?.delta;
      if (delta?.refusal) throw new ModelFailure('refused');
      if (!delta?.content) continue;
      call.text += delta.content;
      if (call.text.length > maxAnswerLength) throw new ModelFailure('refused');
      asked.onText(call.text);
    }
    return { text: call.text, modelName };
  }

  return asked =>
    tracing.span(spanOf(model), async span => {
      const call: ModelCall = { outcome: 'cut', messages: asked.messages, text: '', usage: undefined };
      try {
        const answer = await read(asked, call);
        call.outcome = 'answered';
        return answer;
      } catch (error) {
        if (error instanceof ModelFailure) call.outcome = error.kind;
        throw error;
      } finally {
        const { usage } = call;
        if (usage)
          span?.set({
            'gen_ai.usage.input_tokens': usage.input,
            'gen_ai.usage.output_tokens': usage.output,
          });
        noteCall(call);
      }
    });
}
