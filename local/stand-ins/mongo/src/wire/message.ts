import { type Doc, decode, encode, isDoc, setField } from '../values/value.ts';

/** After this the stream cannot be trusted any more: the connection is closed. */
export class MalformedMessage extends Error {}

export type Request = {
  id: number;
  command: Doc;
  isLegacy: boolean;
  wantsAnswer: boolean;
  hasChecksum: boolean;
};

const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;
const checksumPresent = 1;
const moreToCome = 2;
const knownRequiredFlags = checksumPresent | moreToCome;

export function readRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const kind = message.readInt32LE(12);
  if (kind === opMsg) return readMsg(message, id);
  if (kind === opQuery)
    return { id, command: readQuery(message), isLegacy: true, wantsAnswer: true, hasChecksum: false };
  throw new MalformedMessage(`an operation of kind ${kind}`);
}

function readMsg(message: Buffer, id: number): Request {
  const flags = int32At(message, 16);
  if (flags & 0xffff & ~knownRequiredFlags) throw new MalformedMessage(`unknown flags ${flags}`);
  const hasChecksum = (flags & checksumPresent) !== 0;
  const command = readSections(message.subarray(20, hasChecksum ? message.length - 4 : message.length));
  return { id, command, isLegacy: false, wantsAnswer: (flags & moreToCome) === 0, hasChecksum };
}

function readSections(bytes: Buffer): Doc {
  let command: Doc | undefined;
  const sequences: [string, Doc[]][] = [];
  for (let at = 0; at < bytes.length; ) {
    const kind = bytes[at];
    const size = int32At(bytes, at + 1);
    const end = at + 1 + size;
    if (size < 5 || end > bytes.length) throw new MalformedMessage(`a section of ${size} bytes`);
    const section = bytes.subarray(at + 1, end);
    if (kind === 0 && command === undefined) command = decode(section);
    else if (kind === 1) sequences.push(readSequence(section));
    else throw new MalformedMessage(`a section of kind ${kind}`);
    at = end;
  }
  if (!command) throw new MalformedMessage('a message without a command');
  for (const [name, docs] of sequences) {
    if (Object.hasOwn(command, name)) throw new MalformedMessage(`'${name}' twice`);
    setField(command, name, docs);
  }
  return command;
}

function readSequence(section: Buffer): [string, Doc[]] {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd === -1) throw new MalformedMessage('a sequence without a name');
  const docs: Doc[] = [];
  for (let at = nameEnd + 1; at < section.length; ) {
    const size = int32At(section, at);
    if (size < 5 || at + size > section.length) throw new MalformedMessage(`a document of ${size} bytes`);
    docs.push(decode(section.subarray(at, at + size)));
    at += size;
  }
  return [section.toString('utf8', 4, nameEnd), docs];
}

/** Drivers greet an unknown server in the old form; nothing else is answered in it. */
function readQuery(message: Buffer): Doc {
  const nameEnd = message.indexOf(0, 20);
  if (nameEnd === -1) throw new MalformedMessage('a query without a name');
  const start = nameEnd + 9;
  const size = int32At(message, start);
  if (size < 5 || start + size > message.length) throw new MalformedMessage(`a query of ${size} bytes`);
  const query = decode(message.subarray(start, start + size));
  const command = isDoc(query.$query) ? query.$query : query;
  const name = message.toString('utf8', 20, nameEnd);
  return { ...command, $db: name.split('.')[0] };
}

function int32At(bytes: Buffer, at: number): number {
  if (at + 4 > bytes.length) throw new MalformedMessage('a message that ends too early');
  return bytes.readInt32LE(at);
}

export function writeAnswer(request: Request, answer: Doc, id: number): Buffer {
  const body = encode(answer);
  const head = Buffer.alloc(request.isLegacy ? 36 : 21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(request.isLegacy ? opReply : opMsg, 12);
  if (request.isLegacy) head.writeInt32LE(1, 32);
  return Buffer.concat([head, body]);
}
