import { Failed } from './run.mjs';

const year = 'public, max-age=31536000, immutable';

function expect(what, found, wanted) {
  if (found !== wanted) throw new Failed(`${what}: ${found}, not ${wanted}`);
}

/** Through the gateway, as a browser would: what may be kept and for how long, what is compressed, what is not there. */
export async function lookAtFrontEnd(origin) {
  const page = await fetch(`${origin}/`);
  expect('the page', page.status, 200);
  expect('the page’s caching', page.headers.get('cache-control'), 'no-cache');
  if (!page.headers.get('content-security-policy').includes("script-src 'self'"))
    throw new Failed('the page has no policy');
  expect('an unknown page', (await fetch(`${origin}/nothing`)).status, 404);

  const { remotes } = await (await fetch(`${origin}/remotes.json`)).json();
  for (const { name, entry } of remotes) {
    if (!entry) throw new Failed(`${name} is missing`);
    const file = await fetch(origin + entry, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(`${name}’s entry`, file.status, 200);
    expect(`${name}’s caching`, file.headers.get('cache-control'), year);
    expect(`${name}’s compression`, file.headers.get('content-encoding'), 'br');
    expect(`${name}’s type guard`, file.headers.get('x-content-type-options'), 'nosniff');
    const absent = await fetch(`${origin}/mfe/${name}/absent.0123abcd.js`);
    expect(`${name}’s absent file`, absent.status, 404);
    expect(`${name}’s absent file’s caching`, absent.headers.get('cache-control'), 'no-store');
  }
  return remotes.length;
}
