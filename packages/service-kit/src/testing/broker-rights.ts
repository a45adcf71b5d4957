import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { events, type ServiceName, services } from '@sufra/contracts';
import { connect } from 'amqplib';
import { brokerDefinitions } from '../events/rights/broker-definitions.ts';

const brokerUrl = process.env.RABBITMQ_URL ?? 'amqp://guest:guest@127.0.0.1:5672';

/** Several words reach into a container: `docker exec -i broker rabbitmqctl`. */
const [command = 'rabbitmqctl', ...first] = (process.env.RABBITMQCTL ?? 'rabbitmqctl').split(' ');

function control(args: string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, '-q', ...args]);
    let said = '';
    child.stdout.on('data', data => {
      said += data;
    });
    child.stderr.on('data', data => {
      said += data;
    });
    child.once('error', reject);
    // it may end without reading
    child.stdin.on('error', () => undefined);
    child.once('close', code => {
      if (code === 0) resolve(said.trim());
      else reject(new Error(`${command} ${args[0]} ended with ${code}: ${said.trim().slice(0, 300)}`));
    });
    child.stdin.end(input);
  });
}

/**
 * A virtual host of its own, with exactly what the containers' broker loads: the exchanges, the queues, and an account with its
 * rights for each service. Account names have a word before them, since users belong to the whole broker. The operator may also
 * name any account as the publisher, as one could who has broken into the broker.
 */
export async function openBrokerRights() {
  const word = `rights-${randomBytes(5).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const accountOf = (service: string) => `${word}.${service}`;
  const account = (name: string) => ({ name: accountOf(name), password });
  const definitions = brokerDefinitions({
    vhost: word,
    namespace: 'sufra',
    registry: events,
    accounts: Object.fromEntries(services.map(service => [service, account(service)])),
    operator: account('operator'),
  });
  const users = definitions.users.map(({ name }) => name);

  const urlOf = (service: string) => {
    const url = new URL(brokerUrl);
    url.username = accountOf(service);
    url.password = password;
    url.pathname = `/${word}`;
    return url.href;
  };

  async function close(): Promise<void> {
    await control(['delete_vhost', word]);
    for (const user of users) await control(['delete_user', user]);
  }

  await control(['import_definitions'], JSON.stringify(definitions));
  try {
    await control(['set_user_tags', accountOf('operator'), 'administrator', 'impersonator']);
    const connection = await connect(urlOf('operator'), { timeout: 3_000 });
    await connection.close();
  } catch (error) {
    await close();
    throw new Error(`${command} gives rights on another broker than RABBITMQ_URL names`, { cause: error });
  }

  return {
    namespace: 'sufra',
    accountOf,
    /** For `operator` too. */
    urlOf: (account: ServiceName | 'operator') => urlOf(account),
    /** As the start command takes it: each service puts its name in. */
    urlForAll: urlOf('{service}').replace('%7Bservice%7D', '{service}'),
    import: () => control(['import_definitions'], JSON.stringify(definitions)),
    close,
  };
}

export type BrokerRights = Awaited<ReturnType<typeof openBrokerRights>>;

/** Why rights cannot be given here; undefined when they can. */
export const noBrokerRights = (): Promise<string | undefined> =>
  control(['list_vhosts']).then(
    () => undefined,
    error =>
      `${command} gives no rights on a broker (${'code' in error ? error.code : error.message.slice(0, 120)})`,
  );
