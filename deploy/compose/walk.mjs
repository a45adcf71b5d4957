import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { Failed, waitUntil } from '../images/run.mjs';
import { repository } from '../images/slices.mjs';

const person = { name: 'Maryam Try', email: 'maryam@try.example', password: 'a tray of figs and dates' };
const maxTries = 10;
const goodCard = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: person.name };

/** The site as a member uses it, through the gateway. */
export function openWalk({ origin, readMails, makeAdmin }) {
  /** A part that is too busy says when to come back; then the site's own script asks again, and so does this. */
  async function call(method, path, given = {}, tries = 1) {
    const { body, token, form } = given;
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        origin,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: form ?? (body && JSON.stringify(body)),
    });
    const text = await answer.text();
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status === 503 && seconds > 0 && tries < maxTries) {
      await new Promise(resolve => setTimeout(resolve, seconds * 1_000));
      return call(method, path, given, tries + 1);
    }
    if (!answer.ok) throw new Failed(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return text === '' ? {} : JSON.parse(text);
  }
  const signIn = () =>
    call('POST', '/auth/signin', { body: { email: person.email, password: person.password } });
  const isPremium = async token => (await call('GET', '/payment/subscription', { token })).isPremium;

  async function signUp() {
    await call('POST', '/auth/signup', { body: person });
    let link;
    await waitUntil('the mail with the link', async () => {
      link = /email-verified\?token=(?:3D)?([\w%.~-]+)/.exec(await readMails())?.[1];
      return link !== undefined;
    });
    await call('POST', '/auth/verify-email', { body: { token: decodeURIComponent(link) } });
  }

  async function pay() {
    const { token } = await signIn();
    const { plans } = await call('GET', '/payment/plans');
    const { priceId } = plans.find(plan => plan.priceId);
    const body = { priceId, mode: 'subscription' };
    const { url } = await call('POST', '/payment/create-checkout-session', { token, body });
    const card = new URLSearchParams({ ...goodCard, email: person.email });
    const paid = await fetch(url, { method: 'POST', redirect: 'manual', body: card });
    if (paid.status !== 303) throw new Failed(`the checkout answered ${paid.status}`);
    await waitUntil('the payment’s news', () => isPremium(token));
  }

  async function post() {
    await makeAdmin(person.email);
    const form = new FormData();
    form.set('title', 'Lentils, slowly');
    form.set('content', '<p>Salt them when they are soft.</p>');
    form.set('coverAlt', 'The home page');
    form.set(
      'coverImage',
      await openAsBlob(join(repository, 'docs/home.jpg'), { type: 'image/jpeg' }),
      'home.jpg',
    );
    let blog;
    // svc-blog learns by an event who may post.
    await waitUntil('the right to post', async () => {
      const { token } = await signIn();
      const written = call('POST', '/blogs', { token, form });
      blog = (
        await written.catch(error => {
          if (error.message.includes('answered 403')) return {};
          throw error;
        })
      ).blog;
      return blog !== undefined;
    });
    return blog;
  }

  /** The member, what was paid and what was posted are there, and the picture is one. */
  async function look(slug) {
    const { token } = await signIn();
    if (!(await isPremium(token))) throw new Failed('the member is premium no more');
    const post = await call('GET', `/blogs/${slug}`);
    const picture = JSON.stringify(post).match(/\/api\/v1\/blogs\/images\/[^"\\ ]+/)?.[0];
    if (!picture) throw new Failed('the post has no picture');
    const answer = await fetch(origin + picture);
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || !type.startsWith('image/'))
      throw new Failed(`the picture answered ${answer.status} ${type}`);
    const page = await fetch(`${origin}/`);
    if (!page.ok) throw new Failed(`the page answered ${page.status}`);
    const { remotes } = await (await fetch(`${origin}/remotes.json`)).json();
    const missing = remotes.filter(({ entry }) => !entry).map(({ name }) => name);
    if (missing.length > 0) throw new Failed(`missing: ${missing.join(', ')}`);
  }

  async function cook() {
    const { token } = await signIn();
    const body = { userPrompt: 'A soup of red lentils' };
    const { recipe } = await call('POST', '/recipes/generate-openai', { token, body });
    if (recipe.ingredients.length === 0) throw new Failed('a recipe came without ingredients');
  }

  /** Two callers behind a proxy on this machine: one that asks too often is refused, and the other is not. */
  async function tellCallersApart(atOnce) {
    const tryAs = address =>
      fetch(`${origin}/api/v1/auth/signin`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': address },
        // An address of its own: svc-auth also counts what fails for one account, from wherever it is asked.
        body: JSON.stringify({ email: `${address}@try.example`, password: 'not the one' }),
      }).then(({ status }) => status);
    const many = await Promise.all(Array.from({ length: 2 * atOnce }, () => tryAs('198.51.100.7')));
    if (!many.includes(429))
      throw new Failed(`one caller was never refused: ${[...new Set(many)].join(', ')}`);
    const other = await tryAs('198.51.100.8');
    if (other !== 401) throw new Failed(`another caller was answered ${other}`);
  }

  return { signUp, pay, post, cook, look, tellCallersApart };
}
