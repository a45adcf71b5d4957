import { MongoError } from '../mongo-error.ts';
import type { Doc } from '../values/value.ts';
import { aggregate, count, distinct, isWritingPipeline } from './aggregate.ts';
import { create, drop, dropDatabase, listCollections, listDatabases } from './catalogue.ts';
import { collMod } from './collection-options.ts';
import type { Command } from './command.ts';
import { configureFailPoint } from './configure-fail-point.ts';
import { deleteDocs } from './delete.ts';
import { explain, find, getMore, killCursors } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { buildInfo, connectionStatus, done, getParameter, hello } from './handshake.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { fsync, fsyncUnlock } from './lock-writes.ts';
import { update } from './update.ts';

const reading: [string, Command][] = [
  ['hello', hello],
  ['isMaster', hello],
  ['ismaster', hello],
  ['ping', done],
  ['buildInfo', buildInfo],
  ['buildinfo', buildInfo],
  ['getParameter', getParameter],
  ['connectionStatus', connectionStatus],
  ['endSessions', done],
  ['startSession', done],
  ['refreshSessions', done],
  ['find', find],
  ['getMore', getMore],
  ['killCursors', killCursors],
  ['explain', explain],
  ['fsync', fsync],
  ['fsyncUnlock', fsyncUnlock],
  ['configureFailPoint', configureFailPoint],
  ['count', count],
  ['distinct', distinct],
  ['listCollections', listCollections],
  ['listDatabases', listDatabases],
  ['listIndexes', listIndexes],
];

const writing: [string, Command][] = [
  ['insert', insert],
  ['update', update],
  ['delete', deleteDocs],
  ['findAndModify', findAndModify],
  ['findandmodify', findAndModify],
  ['create', create],
  ['collMod', collMod],
  ['drop', drop],
  ['dropDatabase', dropDatabase],
  ['createIndexes', createIndexes],
  ['dropIndexes', dropIndexes],
];

/** A write is answered once it is on the disk. */
type Known = { run: Command; isWrite: (command: Doc) => boolean };

const commands: ReadonlyMap<string, Known> = new Map([
  ...reading.map(([name, run]): [string, Known] => [name, { run, isWrite: () => false }]),
  ...writing.map(([name, run]): [string, Known] => [name, { run, isWrite: () => true }]),
  ['aggregate', { run: aggregate, isWrite: isWritingPipeline }],
]);

export function commandNamed(name: string): Known {
  const known = commands.get(name);
  if (known) return known;
  throw new MongoError('CommandNotFound', `no such command: '${name}'`);
}
