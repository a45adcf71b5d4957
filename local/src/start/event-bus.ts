import { connect } from 'amqplib';

export class NoBroker extends Error {}

const onThisMachine = 'amqp://guest:guest@127.0.0.1:5672';

async function answers(url: string): Promise<boolean> {
  try {
    const connection = await connect(url, { timeout: 3_000 });
    await connection.close();
    return true;
  } catch {
    return false;
  }
}

/** An address that holds `{service}` signs each service in by an account of its own, as in containers. */
export const hasOwnAccounts = (url: string) => url.includes('{service}');
export const urlFor = (url: string, service: string) => url.replaceAll('{service}', service);

const withoutPassword = (url: string) => url.replace(/\/\/[^@/]*@/, '//');

/** One process shares memory; several need a broker: the one that is named, or one on this machine. */
export async function chooseEventBus({ isSeparate, env }: { isSeparate: boolean; env: NodeJS.ProcessEnv }) {
  const named = env.RABBITMQ_URL;
  if (!named && !isSeparate) return 'memory:';
  const url = named ?? onThisMachine;
  if (await answers(urlFor(url, 'svc-auth'))) return url;
  if (named) throw new NoBroker(`RabbitMQ does not answer at ${withoutPassword(named)} (RABBITMQ_URL).`);
  throw new NoBroker(
    'Services in processes of their own need RabbitMQ: set RABBITMQ_URL, or start one on localhost:5672.',
  );
}
