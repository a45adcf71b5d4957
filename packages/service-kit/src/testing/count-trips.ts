import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { currentRequestId } from '../context/request-context.ts';
import { ask } from './ask.ts';

/** A call with the number of commands that it sends to its database. */
export interface Trips {
  call: string;
  trips: number;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** 200 unless said. */
  status?: number;
}

interface Started {
  commandName: string;
  command: Record<string, unknown>;
}

/** The commands of each request that is listened to; those that a service sends beside its requests belong to none. */
function listenToCommands() {
  const sent = new Map<string, string[]>();
  const note = ({ commandName, command }: Started) => {
    sent.get(currentRequestId() ?? '')?.push(`${commandName} ${String(command[commandName])}`);
  };
  const clients = mongoose.connections
    .filter(({ readyState }) => readyState === mongoose.ConnectionStates.connected)
    .map(connection => connection.getClient());
  for (const client of clients) client.on('commandStarted', note);
  return {
    sent,
    stop: () => {
      for (const client of clients) client.off('commandStarted', note);
    },
  };
}

/**
 * Makes the calls in order and answers what differs from the table: more trips than it says, with the commands, and fewer too,
 * so that it stays true. The service must run in this process.
 */
export async function differingTrips(origin: string, table: readonly Trips[]): Promise<string[]> {
  const { sent, stop } = listenToCommands();
  const differing: string[] = [];
  for (const { call, trips, status = 200, headers, ...asked } of table) {
    const id = randomUUID();
    const commands: string[] = [];
    sent.set(id, commands);
    const answer = await ask(origin, call, { ...asked, headers: { ...headers, 'x-request-id': id } });
    sent.delete(id);
    if (answer.status !== status) differing.push(`${call} answered ${answer.status}, not ${status}`);
    else if (commands.length !== trips)
      differing.push(`${call} made ${commands.length} trips, not ${trips}: ${commands.join(', ')}`);
  }
  stop();
  return differing;
}
