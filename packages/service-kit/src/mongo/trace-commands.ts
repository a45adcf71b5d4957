import type { Connection } from 'mongoose';
import { currentSpan } from '../context/current-span.ts';
import type { LiveSpan } from '../context/live-span.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** A span for each command that a request or an event brings about, by its name and its collection. Polls and pings have none. */
export function traceCommands(connection: Connection, tracing: Tracing): void {
  const running = new Map<number, LiveSpan<'query'>>();
  const client = connection.getClient();
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    if (!currentSpan()) return;
    const target: unknown = commandName === 'getMore' ? command.collection : command[commandName];
    const collection = typeof target === 'string' ? target : 'database';
    const span = tracing.begin({
      what: 'query',
      name: `${commandName} ${collection}`,
      attributes: {
        'db.system.name': 'mongodb',
        'db.operation.name': commandName,
        'db.collection.name': collection,
      },
    });
    if (span) running.set(requestId, span);
  });
  const end = (requestId: number, fault?: string) => {
    const span = running.get(requestId);
    if (!span) return;
    running.delete(requestId);
    if (fault) span.fail(fault);
    span.end();
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure.name));
}
