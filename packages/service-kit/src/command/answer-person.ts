import { addressesOf } from '../config/addresses-of.ts';
import { ConfigurationError } from '../config/environment.ts';

export interface CommandAnswer {
  text: string;
  isDone: boolean;
}

const notLetIn = new Set<unknown>([13, 18]); // the database's own numbers

/** For people: what went wrong and what to do, without the password that an address of a database may hold. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigurationError) return error.message;
  const hosts = addressesOf(process.env.MONGO_URL ?? '').map(address => URL.parse(address)?.host);
  const host = hosts.join(', ');
  if (/ServerSelection|Network/.test(error.name))
    return `The database at ${host} does not answer (MONGO_URL). On one's own machine it runs while 'npm start' does.`;
  if ('code' in error && notLetIn.has(error.code))
    return `The database at ${host} does not let this account in (MONGO_URL).`;
  return error.stack ?? error.message;
}

/** Runs a command given at a terminal: its operator gets one answer, and scripts its exit code. */
export async function answerPerson(
  command: () => Promise<CommandAnswer>,
  output: NodeJS.WritableStream = process.stdout,
) {
  const { text, isDone } = await command().catch(error => ({ text: reasonOf(error), isDone: false }));
  (isDone ? output : process.stderr).write(`${text}\n`);
  process.exitCode = isDone ? 0 : 1;
}
