import type { Chef } from '../../local/stand-ins/chef/index.ts';
import type { Message } from '../src/generation/prompts.ts';

/** What the kitchen without AI says to a conversation. */
export async function answerOf(chef: Chef, messages: readonly Message[]): Promise<string> {
  const answer = await fetch(`${chef.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer any' },
    body: JSON.stringify({ model: 'local-chef', messages }),
  });
  const { choices } = (await answer.json()) as { choices: { message: { content: string } }[] }; // the stand-in's own answer
  return choices[0]?.message.content ?? '';
}
