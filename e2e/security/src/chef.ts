import { send } from './call.ts';
import type { Site } from './site.ts';

const control = (site: Site) => `${new URL(site.urlOf('local-chef')).origin}/__chef`;

interface ChefCall {
  messages: { role: string; content: string }[];
}

/** What the model was asked. */
export async function chefCalls(site: Site): Promise<{ count: number; calls: ChefCall[]; text: string }> {
  const { body, text } = await send(`${control(site)}/calls`, { method: 'GET' });
  return { count: body.count ?? body.calls.length, calls: body.calls, text };
}

export const spoilChef = (site: Site, fault: string, more: object = {}) =>
  send(control(site), { method: 'POST', body: { fault, ...more } });

export const mendChef = (site: Site) => send(control(site), { method: 'DELETE' });

export const wish = (userPrompt: string) => ({ userPrompt });
