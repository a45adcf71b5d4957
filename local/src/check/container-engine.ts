import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContainerRuntimeClient, getContainerRuntimeClient, ImageName } from 'testcontainers';
import { repository } from '../slices/repository.ts';

/** What starts containers here, if anything does. */
export const findEngine = (): Promise<ContainerRuntimeClient | undefined> =>
  getContainerRuntimeClient().catch(() => undefined);

/** Looked up, never pulled: a machine without a network would wait, and fail for a reason that is no fault of the tree. */
export const hasImage = (engine: ContainerRuntimeClient, image: string): Promise<boolean> =>
  engine.image.exists(ImageName.fromString(image)).catch(() => false);

/** The image that the compose file names for a part, so that tests run on what containers run on. */
export function composeImage(part: 'mongo' | 'rabbitmq'): string {
  const compose = readFileSync(join(repository, 'docker-compose.yml'), 'utf8');
  const image = new RegExp(`^ {4}image: (${part}:[\\w.-]+)$`, 'm').exec(compose)?.[1];
  if (!image) throw new Error(`docker-compose.yml names no image of ${part}`);
  return image;
}

/**
 * Without the container that removes others once their maker is gone: its image would have to be pulled. What is started here is
 * stopped here.
 */
export const withoutReaper = () => {
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
};
