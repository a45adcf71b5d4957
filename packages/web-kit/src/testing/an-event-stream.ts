/** An answer in events, which a test sends one by one, and ends or breaks when it likes. */
export function anEventStream() {
  const encoder = new TextEncoder();
  let isLeft = false;
  let lane: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      lane = controller;
    },
    cancel() {
      isLeft = true;
    },
  });
  const write = (text: string) => lane?.enqueue(encoder.encode(text));

  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    write,
    send: (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    /** The end of the stream, whatever was sent. */
    end: () => lane?.close(),
    /** The line goes dead. */
    breakOff: () => lane?.error(new TypeError('network error')),
    /** Whether the reader has gone before the end. */
    isLeft: () => isLeft,
  };
}
