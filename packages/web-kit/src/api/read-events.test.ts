import { expect, test } from '@jest/globals';
import { readEvents, type ServerEvent } from './read-events.ts';

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

async function read(text: string, size = text.length || 1) {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(inPieces(new TextEncoder().encode(text), size))) events.push(event);
  return events;
}

const mixed =
  '\ufeff: a comment\r\nevent: part\r\ndata: {"item":"زيت 🍲"}\r\n\r\nevent:done\rdata:one\rdata: two\r\rdata: bare\n\n';
const inMixed = [
  { event: 'part', data: '{"item":"زيت 🍲"}' },
  { event: 'done', data: 'one\ntwo' },
  { event: 'message', data: 'bare' },
];

test.each([1, 2, 3, 5, 7, 1_000])('events are the same, cut every %d bytes', async size => {
  expect(await read(mixed, size)).toEqual(inMixed);
});

test.each([
  ['a line feed after a cut', 'data: x\r', '\ndata: y\r\n\r\n', [{ event: 'message', data: 'x\ny' }]],
  ['a carriage return alone at a cut', 'data: x\r', 'data: y\r\r', [{ event: 'message', data: 'x\ny' }]],
])('%s ends one line', async (_, first, second, events) => {
  const encoder = new TextEncoder();
  const found: ServerEvent[] = [];
  const pieces = (async function* () {
    yield encoder.encode(first);
    yield encoder.encode(second);
  })();
  for await (const event of readEvents(pieces)) found.push(event);
  // The very last carriage return could be the half of an end, and the stream ended there.
  expect(found).toEqual(second.endsWith('\r') ? [] : events);
});

test.each([
  ['an event without data', 'event: part\n\n'],
  ['what the stream ends in the middle of', 'event: done\ndata: {"recipe":{}}\n'],
  ['other fields', 'id: 7\nretry: 10\nnonsense\n\n'],
  ['comments', ': still here\n\n: still here\n\n'],
])('%s is no event', async (_, text) => {
  expect(await read(text)).toEqual([]);
});

test('only one space after the colon belongs to it, and a colon may stand in the data', async () => {
  expect(await read('data:  a: b\n\n')).toEqual([{ event: 'message', data: ' a: b' }]);
});
