import { Failed, waitUntil } from './run.mjs';

const member = { name: 'Khadija Try', email: 'khadija@try.example', password: 'a tray of figs and dates' };

async function call(origin, path, { body = undefined, token = undefined } = {}) {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      origin,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Failed(`${path} answered ${answer.status} ${said.code}`);
  return said;
}

/** Signs a new member up, follows the mailed link and signs in: every service but one and the broker have a part in it. */
export async function signIn({ origin, readMails }) {
  await call(origin, '/auth/signup', { body: member });
  let token;
  await waitUntil('the mail with the link', async () => {
    token = /email-verified\?token=([\w%.~-]+)/.exec(await readMails())?.[1];
    return token !== undefined;
  });
  await call(origin, '/auth/verify-email', { body: { token: decodeURIComponent(token) } });
  const { email, password } = member;
  const session = await call(origin, '/auth/signin', { body: { email, password } });
  const { user } = await call(origin, '/auth/me', { token: session.token });
  const { recipes } = await call(origin, '/recipes', { token: session.token });
  if (user.email !== email || recipes.length > 0) throw new Failed('another member is signed in');
}
