import { randomBytes } from 'node:crypto';
import { GenericContainer, Wait } from 'testcontainers';
import { composeImage, findEngine, hasImage, withoutReaper } from './container-engine.ts';

const port = 5_672;
/** As the compose file asks it. */
const isReady = 'rabbitmq-diagnostics -q check_port_connectivity';

export interface TestBroker {
  /** Which broker it is, for people. */
  is: string;
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

const given = (): TestBroker | undefined =>
  process.env.RABBITMQ_URL
    ? { is: 'the RabbitMQ that RABBITMQ_URL names', env: {}, stop: async () => undefined }
    : undefined;

const atHand = (reason: string): TestBroker => ({
  is: `the RabbitMQ on localhost, if there is one: ${reason}`,
  env: {},
  stop: async () => undefined,
});

async function startBroker(image: string): Promise<TestBroker> {
  withoutReaper();
  const container = await new GenericContainer(image)
    .withExposedPorts(port)
    .withWaitStrategy(Wait.forSuccessfulCommand(isReady).withStartupTimeout(120_000))
    .start();
  try {
    // An account of this run: the image's own may be for localhost alone.
    const password = randomBytes(12).toString('hex');
    for (const command of [
      ['add_user', 'test', password],
      ['set_user_tags', 'test', 'administrator'],
      ['set_permissions', 'test', '.*', '.*', '.*'],
    ]) {
      const { exitCode, output } = await container.exec(['rabbitmqctl', '-q', ...command]);
      if (exitCode !== 0) throw new Error(`rabbitmqctl ${command[0]} ended with ${exitCode}: ${output}`);
    }
    const address = `${container.getHost()}:${container.getMappedPort(port)}`;
    return {
      is: `RabbitMQ in a container of ${image}`,
      env: {
        RABBITMQ_URL: `amqp://test:${password}@${address}`,
        RABBITMQCTL: `docker exec -i ${container.getId()} rabbitmqctl`,
      },
      stop: async () => {
        await container.stop();
      },
    };
  } catch (error) {
    await container.stop();
    throw error;
  }
}

/** The broker that is named; else one in a container, where the engine has the image; else the one at hand. */
export async function openTestBroker(): Promise<TestBroker> {
  const named = given();
  if (named) return named;
  const engine = await findEngine();
  if (!engine) return atHand('no Docker engine answers');
  const image = composeImage('rabbitmq');
  if (!(await hasImage(engine, image))) return atHand(`the engine has no image ${image}`);
  return startBroker(image).catch(error => atHand(`the container did not start (${String(error)})`));
}
