import { openTestPlatform } from '@sufra/service-kit/testing';
import { readConfig } from '../src/config.ts';
import { postModel } from '../src/posts/post-model.ts';
import { start } from '../src/service.ts';

/** The real service over HTTP, with a database, a bus and a key set of its own. */
export async function startForTest() {
  const platform = await openTestPlatform();
  const service = await start(readConfig(platform.env()));
  await service.whenReady();
  return {
    platform,
    service,
    posts: postModel(platform.database.connection),
    stop: async () => {
      await service.stop();
      await platform.stop();
    },
  };
}

export type UnderTest = Awaited<ReturnType<typeof startForTest>>;
