import { join } from 'node:path';
import { answers, Failed, run } from './run.mjs';

let builder;
/** BuildKit where its client is installed, else the classic builder, which every engine has. */
async function withBuilder() {
  builder ??= answers('docker', ['buildx', 'version']).then(isThere => ({
    DOCKER_BUILDKIT: isThere ? '1' : '0',
  }));
  return { env: await builder };
}

export const docker = async (...args) => run('docker', args, await withBuilder());

export const engineAnswers = () => answers('docker', ['info']);
export const isImageThere = image => answers('docker', ['image', 'inspect', image]);

/** Pulls what is not there; what is there stays as it is. */
export async function fetchImage(image) {
  if (await isImageThere(image)) return;
  await docker('pull', '-q', image).catch(error => {
    const why = error.message.trim().split('\n').at(-1);
    throw new Failed(`The image ${image} is not here and cannot be pulled: ${why}`);
  });
}

export const buildImage = ({ name, dockerfile, context, tag }) =>
  docker(
    ...['build', '-f', join(context, dockerfile), '--build-arg', `SLICE=${name}`],
    ...['-t', tag, context],
  );

const untagged = async () =>
  (await docker('images', '-q', '--filter', 'dangling=true')).split('\n').filter(Boolean);

/** The classic builder keeps each stage as an image without a name: afterwards those that have come are removed again. */
export async function stagesSince() {
  const before = new Set(await untagged());
  return async () => {
    const left = (await untagged()).filter(id => !before.has(id));
    for (const id of left) await answers('docker', ['image', 'rm', id]);
  };
}
