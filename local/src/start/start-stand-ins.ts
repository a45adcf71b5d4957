import { startMongo } from '../../mongo/src/start-mongo.ts';
import { FolderInUse } from '../../mongo/src/store/folder-lock.ts';
import { startInbox } from '../inbox/start-inbox.ts';
import { isFree } from './free-ports.ts';
import { type LocalData, UnusableData } from './local-data.ts';
import type { Part } from './part.ts';

interface Options {
  data: LocalData;
  env: NodeJS.ProcessEnv;
  nextPort: () => number;
}

export interface StandIns {
  parts: Part[];
  mongoUrl: string;
  smtpUrl: string;
  inboxUrl: string;
}

const usualInboxPort = 1080;

async function mongo({ data, env }: Options): Promise<{ url: string; parts: Part[] }> {
  if (env.MONGO_URL) return { url: env.MONGO_URL, parts: [] };
  const { url, stop } = await startMongo({ folder: data.mongo }).catch(error => {
    throw error instanceof FolderInUse ? new UnusableData(error.message) : error;
  });
  return { url, parts: [{ name: 'embedded-mongo', kind: 'stand-in', pid: process.pid, url, stop }] };
}

async function inbox({ data, nextPort }: Options) {
  const webPort = (await isFree(usualInboxPort)) ? usualInboxPort : nextPort();
  const { smtpUrl, webUrl, pid, stop } = await startInbox({
    smtpPort: nextPort(),
    webPort,
    folder: data.mail,
  });
  return {
    smtpUrl,
    webUrl,
    parts: [{ name: 'inbox', kind: 'stand-in', pid, url: webUrl, stop }] satisfies Part[],
  };
}

/** What the environment names is used as it is; a stand-in takes the place of what it does not name. */
export async function startStandIns(options: Options): Promise<StandIns> {
  const database = await mongo(options);
  const { SMTP_URL, INBOX_URL = '' } = options.env;
  if (SMTP_URL)
    return { parts: database.parts, mongoUrl: database.url, smtpUrl: SMTP_URL, inboxUrl: INBOX_URL };
  const mail = await inbox(options);
  return {
    parts: [...database.parts, ...mail.parts],
    mongoUrl: database.url,
    smtpUrl: mail.smtpUrl,
    inboxUrl: mail.webUrl,
  };
}
