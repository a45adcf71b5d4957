import { maxDocumentSize } from '../store/journal.ts';
import { maxMessageSize } from '../wire/message-limit.ts';
import type { Command } from './command.ts';

export const serverVersion = '7.0.0';

/** A standalone server of version 7.0 (wire version 21): no replica set, hence no transactions and no retried writes. */
export const hello: Command = (command, { connectionId }) => ({
  helloOk: true,
  ...('hello' in command ? { isWritablePrimary: true } : { ismaster: true }),
  maxBsonObjectSize: maxDocumentSize,
  maxMessageSizeBytes: maxMessageSize,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId,
  minWireVersion: 0,
  maxWireVersion: 21,
  readOnly: false,
});

export const buildInfo: Command = () => ({
  version: serverVersion,
  gitVersion: 'embedded',
  modules: ['embedded Mongo of Sufra'],
  versionArray: [7, 0, 0, 0],
  bits: 64,
  debug: false,
  maxBsonObjectSize: maxDocumentSize,
});

export const getParameter: Command = () => ({ featureCompatibilityVersion: { version: '7.0' } });

export const connectionStatus: Command = () => ({
  authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] },
});

export const done: Command = () => ({});
