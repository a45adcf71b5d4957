import type { z } from 'zod';
import { ChefRequest, Correction } from './request.ts';

export interface Message {
  role: string;
  text: string;
}

export interface Asked {
  request: ChefRequest;
  corrections: Correction[];
}

function parsed<T>(text: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The widest span first: what a member typed may hold the closing mark too. */
function between<T>(text: string, tag: string, schema: z.ZodType<T>): T | undefined {
  const start = text.indexOf(`<${tag}>`);
  if (start === -1) return undefined;
  const inside = text.slice(start + tag.length + 2);
  const ends = [inside.lastIndexOf(`</${tag}>`), inside.indexOf(`</${tag}>`)].filter(end => end !== -1);
  return ends.map(end => parsed(inside.slice(0, end), schema)).find(value => value !== undefined);
}

/** The request of a conversation, and what was wrong with the answers since; plain words are free text. */
export function readMessages(messages: readonly Message[]): Asked {
  const fromUser = messages.filter(message => message.role === 'user');
  const requests = fromUser.map(({ text }) => between(text, 'request', ChefRequest));
  const index = requests.findIndex(request => request !== undefined);
  const request = requests[index];
  if (!request) {
    const userPrompt = fromUser.at(-1)?.text ?? '';
    return { request: ChefRequest.parse({ mode: 'prompt', userPrompt }), corrections: [] };
  }
  const corrections = fromUser
    .slice(index + 1)
    .map(({ text }) => between(text, 'correction', Correction))
    .filter(correction => correction !== undefined);
  return { request, corrections };
}
