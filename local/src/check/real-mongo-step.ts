import { GenericContainer, Wait } from 'testcontainers';
import { composeImage, findEngine, hasImage, withoutReaper } from './container-engine.ts';
import { runJest } from './run-jest.ts';
import type { Outcome, Step } from './step.ts';

const port = 27_017;

interface Part {
  what: string;
  name: string;
  image: string;
  patterns: string[];
}

const parts = (): Part[] => [
  {
    // What differs is a fault of the stand-in, which says that it is this version.
    what: 'the embedded Mongo’s own tests against a real MongoDB',
    name: 'real-mongo',
    image: 'mongo:7.0',
    patterns: ['local/stand-ins/mongo/'],
  },
  {
    what: 'the services’ tests against the MongoDB of the containers',
    name: 'services-on-mongo',
    image: composeImage('mongo'),
    patterns: ['svc-.*/', 'packages/service-kit/'],
  },
];

const nothing: Outcome = { passed: 0, failed: [], skipped: [] };

const together = (one: Outcome, other: Outcome): Outcome => ({
  passed: one.passed + other.passed,
  failed: [...one.failed, ...other.failed],
  skipped: [...one.skipped, ...other.skipped],
});

async function runOn({ name, image, patterns }: Part): Promise<Outcome> {
  withoutReaper();
  const container = await new GenericContainer(image)
    .withExposedPorts(port)
    .withWaitStrategy(Wait.forLogMessage('Waiting for connections').withStartupTimeout(120_000))
    .start();
  try {
    return await runJest({
      name,
      args: ['--selectProjects', 'node', '--testPathPatterns', ...patterns],
      env: { MONGO_URL: `mongodb://${container.getHost()}:${container.getMappedPort(port)}` },
    });
  } finally {
    await container.stop();
  }
}

async function runPart(part: Part): Promise<Outcome> {
  const skippedFor = (reason: string): Outcome => ({ ...nothing, skipped: [{ what: part.what, reason }] });
  if (process.env.MONGO_URL)
    return skippedFor('MONGO_URL names a server: every test above ran against it already');
  const engine = await findEngine();
  if (!engine) return skippedFor('no Docker engine answers, and MONGO_URL names no server');
  if (!(await hasImage(engine, part.image)))
    return skippedFor(`the engine has no image ${part.image}: docker pull ${part.image}`);
  return runOn(part);
}

export const realMongoStep: Step = {
  name: 'database tests against a real MongoDB',
  async run() {
    let total = nothing;
    for (const part of parts()) total = together(total, await runPart(part));
    return total;
  },
};
