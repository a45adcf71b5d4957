import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { BrokerRights } from '@sufra/service-kit/testing';
import { type Product, runProduct } from '@sufra/service-kit/testing';
import { connect, type Options } from 'amqplib';
import { asPerson, signUpAndVerify } from '../src/as-person.ts';
import { openRights } from '../src/broker-rights.ts';

type Account = Parameters<BrokerRights['urlOf']>[0];

interface Put {
  exchange: string;
  key: string;
  event: object;
  options?: Options.Publish;
}

/** Whether the broker takes it: it ends the channel on which something was refused. */
async function isTaken(rights: BrokerRights, account: Account, { exchange, key, event, options }: Put) {
  const connection = await connect(rights.urlOf(account), { noDelay: true });
  const channel = await connection.createConfirmChannel();
  const closed = new Promise<false>(resolve => channel.once('error', () => resolve(false)));
  channel.publish(exchange, key, Buffer.from(JSON.stringify(event)), options);
  const confirmed = channel.waitForConfirms().then(
    () => true,
    () => false,
  );
  const isConfirmed = await Promise.race([confirmed, closed]);
  await connection.close();
  return isConfirmed;
}

async function parkedFor(rights: BrokerRights, service: string): Promise<number> {
  const connection = await connect(rights.urlOf('operator'));
  const channel = await connection.createChannel();
  const { messageCount } = await channel.checkQueue(`sufra.${service}.incoming.dlq`);
  await connection.close();
  return messageCount;
}

/** The two events that make a member premium and a moderator, as their owners would write them. */
function eventsFor(userId: string) {
  const common = {
    specversion: '1.0',
    subject: userId,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    dataversion: 1,
    sequence: '1000',
  };
  const rolesAndSessions = {
    ...{ userId, isAdmin: false, isModerator: true, endedSessions: [], sessionsNotBefore: null },
    ...{ deleted: false, displayName: 'Mallory' },
  };
  return [
    {
      owner: 'svc-billing' as const,
      readers: ['svc-auth', 'svc-recipes', 'svc-mail'],
      event: {
        ...{ ...common, id: randomUUID(), source: 'svc-billing', type: 'subscription.activated' },
        data: { userId, since: new Date().toISOString() },
      },
    },
    {
      owner: 'svc-auth' as const,
      readers: ['svc-recipes', 'svc-blog', 'svc-billing', 'svc-mail'],
      event: {
        ...{ ...common, id: randomUUID(), source: 'svc-auth', type: 'user.access-changed' },
        data: rolesAndSessions,
      },
    },
  ];
}

async function standing({ origin }: Product, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { user } = await (await fetch(`${origin}/api/v1/auth/me`, { headers })).json();
  const plan = await fetch(`${origin}/api/v1/recipes/plan`, { headers });
  const post = await fetch(`${origin}/api/v1/blogs`, { method: 'POST', headers });
  return { isPremium: user.isPremium, plan: plan.status, mayPost: post.status !== 403 };
}

test('svc-blog’s account makes no member premium and no moderator, whatever it publishes', async () => {
  // a whole product, and each way of forging tried in turn
  test.slow();
  const rights = await openRights(test.info());
  const product = await runProduct({
    args: ['--separate'],
    env: { RABBITMQ_URL: rights.urlForAll, EVENT_BUS_NAMESPACE: rights.namespace },
  });
  const blog = rights.accountOf('svc-blog');
  const free = { isPremium: false, plan: 403, mayPost: false };
  try {
    // Mail and all: the product itself does its work with these rights.
    const person = await signUpAndVerify(product);
    const { token, user } = await asPerson(product, person);
    const forged = eventsFor(String(Object(user)._id ?? Object(user).id));
    expect(await standing(product, token)).toEqual(free);

    for (const { owner, readers, event } of forged) {
      const { type: key } = event;
      const ways = [
        { exchange: `sufra.${owner}.outgoing`, key },
        { exchange: 'sufra.svc-blog.outgoing', key },
        ...readers.flatMap(reader => [
          { exchange: '', key: `sufra.${reader}.incoming` },
          {
            exchange: `sufra.${reader === 'svc-blog' ? 'svc-auth' : reader}.returns`,
            key: `sufra.${reader}.incoming`,
          },
        ]),
      ];
      for (const way of ways)
        for (const options of [{}, { userId: blog }, { userId: rights.accountOf(owner) }])
          expect(await isTaken(rights, 'svc-blog', { ...way, event, options }), JSON.stringify(way)).toBe(
            false,
          );
      // Into its own queue it may put what it likes, under its own name.
      const own = { exchange: 'sufra.svc-blog.returns', key: 'sufra.svc-blog.incoming' };
      const headers = { 'first-published-by': 'svc-auth' };
      expect(
        await isTaken(rights, 'svc-blog', {
          ...own,
          event,
          options: { userId: rights.accountOf(owner), headers },
        }),
      ).toBe(false);

      // Had it slipped past the broker's rights, each reader would refuse it.
      const slipped = { exchange: `sufra.${owner}.outgoing`, key, event, options: { userId: blog } };
      const before = await Promise.all(readers.map(reader => parkedFor(rights, reader)));
      expect(await isTaken(rights, 'operator', slipped)).toBe(true);
      await expect(async () => {
        const parked = await Promise.all(readers.map(reader => parkedFor(rights, reader)));
        expect(parked).toEqual(before.map(count => count + 1));
      }).toPass({ timeout: 15_000 });
    }
    expect(await standing(product, token)).toEqual(free);

    // The same events by their owners' accounts do what they say: it was not their form that kept them out.
    for (const { owner, event } of forged) {
      const options = { userId: rights.accountOf(owner) };
      const put = { exchange: `sufra.${owner}.outgoing`, key: event.type, event, options };
      expect(await isTaken(rights, owner, put)).toBe(true);
    }
    await expect(async () => {
      expect(await standing(product, token)).toEqual({ isPremium: true, plan: 200, mayPost: true });
    }).toPass({ timeout: 15_000 });
  } finally {
    await product.stop();
    await rights.close();
  }
});
