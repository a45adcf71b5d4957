import type OpenAI from 'openai';
import type { Answer } from '../faults/spoil-answer.ts';
import type { Usage } from './dialect.ts';

type Message = OpenAI.Responses.ResponseOutputMessage;
// The SDK puts output_text together by itself.
type ResponseObject = Omit<OpenAI.Responses.Response, 'output_text'>;
export type Content = Message['content'][number];

export const textContent = (text: string): Content => ({ type: 'output_text', text, annotations: [] });

export const contentOf = ({ text, refusal }: Answer): Content =>
  refusal === null ? textContent(text) : { type: 'refusal', refusal };

export const message = (id: string, status: Message['status'], content: Content[]): Message => ({
  id,
  type: 'message',
  role: 'assistant',
  status,
  content,
});

interface State {
  status: 'in_progress' | 'completed' | 'incomplete';
  output: Message[];
  usage?: Usage;
}

const counted = ({ input, output }: Usage) => ({
  input_tokens: input,
  input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
  output_tokens: output,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: input + output,
});

type Own = Pick<ResponseObject, 'id' | 'created_at' | 'model'>;

/** What the Responses API calls a response, at any moment of its life. */
export function responseObject(own: Own, { status, output, usage }: State) {
  return {
    ...own,
    object: 'response',
    access_programs: null,
    status,
    error: null,
    incomplete_details: status === 'incomplete' ? { reason: 'max_output_tokens' } : null,
    instructions: null,
    metadata: {},
    output,
    parallel_tool_calls: false,
    temperature: null,
    tool_choice: 'auto',
    tools: [],
    top_p: null,
    ...(usage ? { usage: counted(usage) } : {}),
  } satisfies ResponseObject;
}
