import { apiPrefix, type GenerationEvent, generationEvents } from '@sufra/contracts';

interface Asked {
  token: string;
  body: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A generation as it is shown while it grows; each event is held against the contract. */
export async function askForEvents(origin: string, { token, body, headers, signal }: Asked) {
  const answer = await fetch(`${origin}${apiPrefix}/recipes/generate-openai`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  return { status: answer.status, headers: answer.headers, answer, events: () => eventsOf(answer) };
}

async function* eventsOf({ body }: Response): AsyncGenerator<GenerationEvent> {
  if (!body) throw new Error('there is no stream');
  let text = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))) {
    const [rest = '', ...whole] = `${text}${piece}`.split('\n\n').reverse();
    for (const event of whole.reverse()) yield read(event);
    text = rest;
  }
  if (text) throw new Error(`the stream ended within ${text}`);
}

const names = Object.keys(generationEvents) as (keyof typeof generationEvents)[];

function read(text: string): GenerationEvent {
  const [, name, json = ''] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? [];
  const event = names.find(one => one === name);
  if (!event) throw new Error(`this is no event: ${text}`);
  return { event, data: generationEvents[event].parse(JSON.parse(json)) } as GenerationEvent;
}

/** All of them, to the end of the stream. */
export async function allOf(events: AsyncIterable<GenerationEvent>): Promise<GenerationEvent[]> {
  const all: GenerationEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** What happened, in a word each. */
export const outline = (events: readonly GenerationEvent[]) =>
  events.map(({ event, data }) => (event === 'progress' ? data.stage : event === 'part' ? data.part : event));
