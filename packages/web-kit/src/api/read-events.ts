export interface ServerEvent {
  event: string;
  data: string;
}

const lineEnd = /\r\n|\n|\r/;

/**
 * The events in a `text/event-stream`, as the HTML standard reads one: its bytes may be cut anywhere. What the stream
 * ends in the middle of was never sent.
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent> {
  let event = '';
  let data: string[] = [];
  for await (const line of linesOf(chunks)) {
    if (line === '') {
      if (data.length > 0) yield { event: event || 'message', data: data.join('\n') };
      event = '';
      data = [];
      continue;
    }
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    // A line feed that belongs to this carriage return may still be on its way.
    const isHalfEnd = rest.endsWith('\r');
    const lines = (isHalfEnd ? rest.slice(0, -1) : rest).split(lineEnd);
    rest = (lines.pop() ?? '') + (isHalfEnd ? '\r' : '');
    yield* lines;
  }
}
