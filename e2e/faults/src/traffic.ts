import type { Client } from './client.ts';
import type { Dice } from './dice.ts';
import type { House } from './house.ts';
import type { Operations } from './operations.ts';

interface Mail {
  to: { address: string }[];
  subject: string;
  text: string;
  messageId?: string;
  headers: Record<string, string>;
}

export const mailsIn = async (house: House): Promise<Mail[]> =>
  (await fetch(`${house.mails.web}/email`, { signal: AbortSignal.timeout(10_000) })).json() as Promise<
    Mail[]
  >;

export interface Person {
  email: string;
  id?: string;
  token?: string;
  recipes: string[];
  generations: number;
}

const password = 'lentils and cumin 9';
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Bilal Test' };

interface Deps {
  house: House;
  client: Client;
  operations: Operations;
  dice: Dice;
}

/** What visitors, members and a moderator do all the time, as the dice fall. */
export function openTraffic({ house, client, operations, dice }: Deps) {
  const people: Person[] = [];
  let count = 0;
  let isOver = false;
  let moderator: string | undefined;

  async function signUp(): Promise<void> {
    const email = `traffic-${process.pid}-${++count}@example.com`;
    people.push({ email, recipes: [], generations: 0 });
    const body = { name: 'Bilal Test', email, password };
    await client.record('sign-up', email, client.ask('/auth/signup', { method: 'POST', body }));
  }

  /** Follows the mailed link, if it has come, and signs in. */
  async function enter(person: Person): Promise<void> {
    if (!operations.subjects('verify', 'ok').has(person.email)) {
      const mails = await mailsIn(house).catch(() => []);
      const mail = mails.find(({ to, text }) => to[0]?.address === person.email && /token=/.test(text));
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      if (!token) return;
      const asked = client.ask('/auth/verify-email', { method: 'POST', body: { token } });
      if ((await client.record('verify', person.email, asked)).outcome !== 'ok') return;
    }
    const asked = client.ask('/auth/signin', { method: 'POST', body: { email: person.email, password } });
    const { outcome, body } = await client.record('sign-in', person.email, asked);
    if (outcome !== 'ok') return;
    person.token = body.token;
    person.id = body.user._id;
  }

  async function generate(person: Person): Promise<void> {
    // The same key for the same recipe: a client that was told nothing asks once more.
    const key = `${person.email}-${++person.generations}`;
    const ask = () =>
      client.ask('/recipes/generate-openai', {
        method: 'POST',
        token: person.token,
        body: { userPrompt: dice.pick(['red lentil soup', 'chickpea salad', 'chicken with rice']) },
        headers: { 'idempotency-key': key },
      });
    let told = await ask();
    if (told.outcome === 'unknown') told = await ask();
    operations.add({ what: 'generate', subject: key, outcome: told.outcome });
    if (told.outcome === 'ok') {
      person.recipes.push(told.body.recipe._id);
      operations.add({ what: 'recipe', subject: `${person.id} ${told.body.recipe._id}`, outcome: 'ok' });
    }
  }

  async function pay(person: Person): Promise<void> {
    if (operations.subjects('pay', 'ok', 'unknown').has(person.email)) return;
    const { body: plans } = await client.ask('/payment/plans');
    const priceId = plans?.plans?.find((plan: { priceId: string | null }) => plan.priceId)?.priceId;
    const begun = await client.ask('/payment/create-checkout-session', {
      method: 'POST',
      token: person.token,
      body: { priceId, mode: 'subscription' },
    });
    if (!begun.body?.url) return;
    const form = new URLSearchParams({ ...card, email: person.email });
    const paid = await fetch(begun.body.url, { method: 'POST', redirect: 'manual', body: form }).catch(
      () => undefined,
    );
    const outcome = paid?.status === 303 ? 'ok' : paid ? 'failed' : 'unknown';
    operations.add({ what: 'pay', subject: person.email, outcome });
  }

  async function post(): Promise<void> {
    if (!moderator) {
      const body = { email: 'moderator@sufra.example', password: 'sufra-demo' };
      moderator = (await client.ask('/auth/signin', { method: 'POST', body })).body?.token;
      if (!moderator) return;
    }
    const title = `Post ${process.pid} ${++count}`;
    const form = new FormData();
    for (const [name, value] of Object.entries({ title, content: `<p>${title}</p>`, tags: '[]' }))
      form.append(name, value);
    await client.record(
      'post',
      title,
      client.ask('/blogs', { method: 'POST', token: moderator, body: form }),
    );
  }

  const read = () => client.record('read', '/blogs', client.ask('/blogs'));

  async function step(): Promise<void> {
    const members = people.filter(({ token }) => token);
    const roll = dice.below(10);
    if (roll < 2 || people.length < 3) return signUp();
    if (roll < 4) {
      const waiting = people.filter(({ token }) => !token);
      return waiting.length > 0 ? enter(dice.pick(waiting)) : signUp();
    }
    if (roll < 7 && members.length > 0) return generate(dice.pick(members));
    if (roll < 8 && members.length > 0) return pay(dice.pick(members));
    if (roll < 9) return post();
    await read();
  }

  async function flow(): Promise<void> {
    while (!isOver) {
      await step();
      await pause(50 + dice.below(250));
    }
  }
  const flows = Array.from({ length: 5 }, flow);

  return {
    people,
    signUp,
    enter,
    async stop() {
      isOver = true;
      await Promise.all(flows);
    },
  };
}
