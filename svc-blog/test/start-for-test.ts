import { accessFactsModel } from '@sufra/service-kit';
import { pictureModel } from '@sufra/service-kit/pictures';
import { openTestPlatform } from '@sufra/service-kit/testing';
import { readConfig } from '../src/config.ts';
import { postModel } from '../src/models/post-model.ts';
import { start } from '../src/service.ts';
import { sendForm } from './send-form.ts';

export const maryam = '65f000000000000000000001';

/** The real service over HTTP, with a database, a bus and a key set of its own. */
export async function startForTest(more: Record<string, string> = {}) {
  const platform = await openTestPlatform();
  const { connection } = platform.database;
  const env = (also: Record<string, string> = {}) =>
    platform.env({ SITE_URL: 'https://sufra.test', ...more, ...also });
  const service = await start(readConfig(env()));
  await service.whenReady();
  const token = await platform.keySet.tokenFor({ userId: maryam, isModerator: true });

  return {
    platform,
    env,
    service,
    /** Of Maryam, a moderator. */
    token,
    posts: postModel(connection),
    pictures: pictureModel(connection),
    facts: accessFactsModel(connection),
    storedFiles: () => connection.collection('picture_files.files').countDocuments(),
    storedChunks: () => connection.collection('picture_files.chunks').countDocuments(),
    /** What a moderator sends: Maryam, unless the token is another's. */
    send: (call: string, form: Omit<Parameters<typeof sendForm>[2], 'token'> & { token?: string }) =>
      sendForm(service.url, call, { token, ...form }),
    /** Another replica on the same database and bus. */
    startReplica: async (also: Record<string, string> = {}) => {
      const replica = await start(readConfig(env(also)));
      await replica.whenReady();
      return replica;
    },
    stop: async () => {
      await service.stop();
      await platform.stop();
    },
  };
}

export type UnderTest = Awaited<ReturnType<typeof startForTest>>;
