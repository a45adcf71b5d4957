import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { runJest } from './run-jest.ts';
import type { Outcome, Step } from './step.ts';

const image = 'mongo:7.0';
const port = 27_017;

const skippedFor = (reason: string): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: [{ what: 'the embedded Mongo’s own tests against a real MongoDB', reason }],
});

async function answersDocker(): Promise<boolean> {
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

/** The embedded Mongo's own tests, as they are, against the real one: what differs is a fault of the stand-in. */
export const realMongoStep: Step = {
  name: 'the same database tests against a real MongoDB',
  async run() {
    if (process.env.MONGO_URL)
      return skippedFor('MONGO_URL names a server: every test above ran against it already');
    if (!(await answersDocker()))
      return skippedFor('no Docker engine answers, and MONGO_URL names no server');
    const container = await new GenericContainer(image)
      .withExposedPorts(port)
      .withWaitStrategy(Wait.forLogMessage('Waiting for connections'))
      .start();
    try {
      return await runJest({
        name: 'real-mongo',
        args: ['--selectProjects', 'node', '--testPathPatterns', 'local/stand-ins/mongo/'],
        env: { MONGO_URL: `mongodb://${container.getHost()}:${container.getMappedPort(port)}` },
      });
    } finally {
      await container.stop();
    }
  },
};
