import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connect } from 'amqplib';
import type { MongoClient } from 'mongodb';
import { repository } from '../../src/folders.ts';
import type { Client } from './client.ts';
import type { House } from './house.ts';
import type { Operations } from './operations.ts';
import { mailsIn, type Person } from './traffic.ts';

const run = promisify(execFile);

interface Deps {
  house: House;
  client: Client;
  operations: Operations;
  people: readonly Person[];
  /** How many messages were put into queues that no service could read. */
  poison: number;
  /** A kill between a mail server's yes and its being written down may send one mail twice. */
  mayRepeatMails: boolean;
}

const minus = (all: Iterable<string>, others: Set<string>) => [...all].filter(one => !others.has(one));
const said = (what: string, list: string[]) =>
  list.length > 0 ? [`${what}: ${list.slice(0, 5).join(', ')} (${list.length})`] : [];

const readers = ['svc-auth', 'svc-recipes', 'svc-billing', 'svc-blog', 'svc-mail'];
const withOutbox = [
  ['sufra-auth', 'users'],
  ['sufra-recipes', 'allowances'],
  ['sufra-recipes', 'recipes'],
  ['sufra-billing', 'subscriptions'],
  ['sufra-billing', 'payments'],
  ['sufra-blog', 'posts'],
] as const;

async function stuck(mongo: MongoClient): Promise<string[]> {
  const found: string[] = [];
  for (const [database, name] of withOutbox) {
    const waiting = await mongo
      .db(database)
      .collection(name)
      .countDocuments({ 'outbox.0': { $exists: true } });
    if (waiting > 0) found.push(`${waiting} of ${name} hold events that are not published`);
  }
  const inbox = await mongo
    .db('sufra-billing')
    .collection('webhook_events')
    .countDocuments({ dueAt: { $exists: true } });
  if (inbox > 0) found.push(`${inbox} webhooks wait to be worked on`);
  const now = new Date();
  const leases = await mongo
    .db('sufra-recipes')
    .collection('allowances')
    .countDocuments({ leases: { $elemMatch: { until: { $gt: now } } } });
  if (leases > 0) found.push(`${leases} members have a place taken by a generation that is over`);
  return found;
}

/** What waits in the queues of readers, and what was parked. */
async function inQueues(house: House, poison: number): Promise<string[]> {
  const connection = await connect(house.broker.url);
  connection.on('error', () => undefined);
  try {
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    let parked = 0;
    const found: string[] = [];
    for (const reader of readers) {
      const queue = `${house.namespace}.${reader}.incoming`;
      const { messageCount, consumerCount } = await channel.checkQueue(queue);
      if (messageCount > 0) found.push(`${messageCount} events wait for ${reader}`);
      if (consumerCount !== 2)
        found.push(`${reader} has ${consumerCount} readers of its queue in place of two`);
      parked += (await channel.checkQueue(`${queue}.dlq`)).messageCount;
    }
    if (parked !== poison)
      found.push(`${parked} messages are parked in place of the ${poison} that should be`);
    return found;
  } finally {
    await connection.close();
  }
}

async function ledgerFaults(house: House): Promise<string[]> {
  const script = join(repository, 'local', 'src', 'verify-ledger.ts');
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    MONGO_URL: `${house.mongoUrl.replace('/?', '/sufra-billing?')}`,
  };
  try {
    await run(process.execPath, [script], { env, cwd: repository });
    return [];
  } catch (error) {
    return [
      `the ledger's chain: ${Object(error).stdout ?? ''} ${Object(error).stderr ?? error}`.slice(0, 400),
    ];
  }
}

async function mailFaults({ house, operations, mayRepeatMails }: Deps): Promise<string[]> {
  const mails = await mailsIn(house);
  const confirmations = mails.filter(({ subject }) => /confirm/i.test(subject));
  const reached = new Set(confirmations.map(({ to }) => to[0]?.address ?? ''));
  const faults = said(
    'sign-ups were accepted and no mail came',
    minus(operations.subjects('sign-up', 'ok'), reached),
  );
  const ids = new Map<string, string[]>();
  for (const { to, messageId, headers } of confirmations) {
    const address = to[0]?.address ?? '';
    if (address.startsWith('traffic-'))
      ids.set(address, [...(ids.get(address) ?? []), messageId ?? headers['message-id'] ?? '']);
  }
  const different = [...ids].filter(([, all]) => new Set(all).size > 1).map(([address]) => address);
  const repeated = [...ids].filter(([, all]) => all.length > 1).map(([address]) => address);
  return [
    ...faults,
    ...said('addresses got two different mails for one sign-up', different),
    ...(mayRepeatMails ? [] : said('addresses got one mail twice', repeated)),
  ];
}

async function accountFaults({ operations, people }: Deps, mongo: MongoClient): Promise<string[]> {
  const users = await mongo
    .db('sufra-auth')
    .collection('users')
    .find({ email: /^traffic-/ })
    .toArray();
  const there = new Set(users.map(({ email }) => String(email)));
  const verified = new Set(users.filter(({ verifiedAt }) => verifiedAt).map(({ email }) => String(email)));
  const faults = [
    ...said('sign-ups were accepted and are lost', minus(operations.subjects('sign-up', 'ok'), there)),
    ...said(
      'accounts are there that nobody asked for',
      minus(there, operations.subjects('sign-up', 'ok', 'unknown', 'failed')),
    ),
    ...said('addresses were confirmed and are not', minus(operations.subjects('verify', 'ok'), verified)),
    ...said(
      'an address has two accounts',
      [...there].filter(email => users.filter(user => user.email === email).length > 1),
    ),
  ];
  const byId = new Map(users.map(user => [String(user._id), user]));
  for (const database of ['sufra-recipes', 'sufra-blog', 'sufra-billing']) {
    const facts = await mongo.db(database).collection('access_facts').find().toArray();
    const wrong = facts.filter(fact => {
      const user = byId.get(String(fact._id));
      return user && (user.isAdmin !== fact.isAdmin || user.isModerator !== fact.isModerator);
    });
    faults.push(
      ...said(
        `${database} believes other roles`,
        wrong.map(({ _id }) => String(_id)),
      ),
    );
  }
  if (people.length === 0) faults.push('there was no traffic');
  return faults;
}

async function recipeFaults({ operations }: Deps, mongo: MongoClient): Promise<string[]> {
  const recipes = await mongo
    .db('sufra-recipes')
    .collection('recipes')
    .find({ isPending: { $ne: true } })
    .toArray();
  const kept = new Set(recipes.map(({ _id, ownerId }) => `${ownerId} ${_id}`));
  const faults = said(
    'recipes were given out and are lost',
    minus(operations.subjects('recipe', 'ok'), kept),
  );
  const allowances = await mongo
    .db('sufra-recipes')
    .collection('allowances')
    .find({ isPremium: false })
    .toArray();
  for (const { _id, free } of allowances) {
    const owned = recipes.filter(({ ownerId }) => ownerId === String(_id)).length;
    const used = free?.inMonth ?? 0;
    if (used > 3) faults.push(`${_id} has used ${used} of three free recipes`);
    if (used !== owned && !String(_id).startsWith('5afa'))
      faults.push(`${_id} has ${owned} recipes and is counted ${used}`);
  }
  return faults;
}

async function paymentFaults({ operations, people, client }: Deps, mongo: MongoClient): Promise<string[]> {
  const paid = operations.subjects('pay', 'ok');
  const faults: string[] = [];
  for (const { email, token } of people.filter(person => person.token)) {
    const [standing, me] = await Promise.all([
      client.ask('/payment/subscription', { token }),
      client.ask('/auth/me', { token }),
    ]);
    const shown = [standing.body?.isPremium, me.body?.user?.isPremium];
    const isUnknown = operations.subjects('pay', 'unknown').has(email);
    if (!isUnknown && shown.some(isPremium => isPremium !== paid.has(email)))
      faults.push(
        `${email} ${paid.has(email) ? 'has paid' : 'has not paid'} and is shown as ${shown} (${standing.status}, ${me.status})`,
      );
  }
  const billing = mongo.db('sufra-billing');
  const invoices = (await billing.collection('payments').find({ outcome: 'paid' }).toArray()).map(({ _id }) =>
    String(_id),
  );
  const pledged = (await billing.collection('ledger').find({ kind: 'pledge' }).toArray()).map(({ invoice }) =>
    String(invoice),
  );
  faults.push(
    ...said('payments are missing in the ledger', minus(invoices, new Set(pledged))),
    ...said('the ledger holds what was not paid', minus(pledged, new Set(invoices))),
    ...said(
      'payments stand in the ledger twice',
      pledged.filter((one, at) => pledged.indexOf(one) !== at),
    ),
  );
  return faults;
}

async function postFaults({ operations }: Deps, mongo: MongoClient): Promise<string[]> {
  const posts = await mongo
    .db('sufra-blog')
    .collection('posts')
    .find({ title: /^Post \d/ })
    .toArray();
  const titles = posts.map(({ title }) => String(title));
  const there = new Set(titles);
  return [
    ...said('posts were published and are lost', minus(operations.subjects('post', 'ok'), there)),
    ...said(
      'posts are there that nobody sent',
      minus(there, operations.subjects('post', 'ok', 'unknown', 'failed')),
    ),
    ...said(
      'posts are there twice',
      titles.filter((title, at) => titles.indexOf(title) !== at),
    ),
  ];
}

/** Everything that does not hold; nothing when all is well. Clients' word is compared with what is there. */
export async function findFaults(deps: Deps): Promise<string[]> {
  const { house, poison } = deps;
  return house.read(async mongo => {
    const looks = await Promise.all([
      stuck(mongo),
      inQueues(house, poison),
      mailFaults(deps),
      accountFaults(deps, mongo),
      recipeFaults(deps, mongo),
      paymentFaults(deps, mongo),
      postFaults(deps, mongo),
    ]);
    const found = looks.flat();
    return found.length > 0 ? found : ledgerFaults(house);
  });
}
