import { createParser } from 'eventsource-parser';

export interface ServerEvent {
  event: string;
  data: string;
}

/** The events in a `text/event-stream`: its bytes may be cut anywhere. What the stream ends in the middle of was never sent. */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const arrived: ServerEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => arrived.push({ event, data }),
  });
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* arrived.splice(0);
  }
}
