import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSite } from '../../test/open-site.tsx';
import { aMissingSlice, aSite, aSlice } from '../../test/scripted-slices.tsx';

const blog = aSlice();
const account = aSlice({
  name: 'mfe-account',
  title: 'Your account',
  paths: ['/signin'],
  entry: '/mfe/mfe-account/remoteEntry.1.js',
});

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));
function Broken(): never {
  throw new Error('broken on purpose');
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const goTo = (router: ReturnType<typeof openSite>['router'], address: string) =>
  act(() => router.navigate(address));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a path', () => {
  test('of a slice loads that slice alone', async () => {
    const { site } = openSite('/Blog', aSite([blog, account]));

    await heading('mfe-blog is here');
    expect(site.loads.map(load => load.name)).toEqual(['mfe-blog']);
  });

  test('with a parameter, visited again, loads its slice once', async () => {
    const { site, router } = openSite('/blog/one');
    await heading('mfe-blog is here');

    await goTo(router, '/blog/two');
    await goTo(router, '/terms');
    await goTo(router, '/blog/one');

    await heading('mfe-blog is here');
    expect(site.loads).toHaveLength(1);
  });

  test('that no slice owns is a page that was not found', async () => {
    openSite('/nowhere');

    await heading('This place at the table is empty');
    expect(screen.getByText(/404/)).toBeVisible();
    expect(document.title).toBe('Page Not Found - Sufra');
  });
});

describe('a slice that fails to load', () => {
  test('costs its own area and comes back with Try again', async () => {
    const scripted = aSite([blog, account]);
    scripted.site.broken.add(blog.entry ?? '');
    const { site } = openSite('/blog', scripted);

    await heading('The blog: not available right now');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();

    site.broken.clear();
    await tryAgain();

    await heading('mfe-blog is here');
    expect(site.loads.map(load => load.afterFailure)).toEqual([false, true]);
  });

  test('at an address with an anchor comes back too', async () => {
    const scripted = aSite();
    scripted.site.broken.add(blog.entry ?? '');
    const { site } = openSite('/blog#newest', scripted);
    await heading('The blog: not available right now');

    site.broken.clear();
    await tryAgain();

    await heading('mfe-blog is here');
  });

  test('again shows the notice again', async () => {
    const scripted = aSite();
    scripted.site.broken.add(blog.entry ?? '');
    openSite('/blog', scripted);
    await heading('The blog: not available right now');

    await tryAgain();

    await heading('The blog: not available right now');
  });

  test('leaves the other slices alone', async () => {
    const scripted = aSite([blog, account]);
    scripted.site.broken.add(blog.entry ?? '');
    const { router } = openSite('/blog', scripted);
    await heading('The blog: not available right now');

    await goTo(router, '/signin');

    await heading('mfe-account is here');
  });

  test('because it was deployed anew loads from its new entry without a word', async () => {
    const scripted = aSite();
    const { site, router } = openSite('/terms', scripted);
    await heading('Terms of Service');
    await scripted.known.fresh();

    site.broken.add(blog.entry ?? '');
    site.remotes = [aSlice({ entry: '/mfe/mfe-blog/remoteEntry.2.js' })];
    await goTo(router, '/blog');

    await heading('mfe-blog is here');
    expect(site.loads.map(load => load.entry)).toEqual([blog.entry, '/mfe/mfe-blog/remoteEntry.2.js']);
  });
});

describe('a slice that is missing', () => {
  test('and was never seen is named at every unknown path', async () => {
    openSite('/blog', aSite([aMissingSlice(), account]));

    await heading('A part of the site is not available right now');
    expect(screen.getByText(/The blog/)).toBeVisible();
  });

  test('and was seen before in this session keeps its paths', async () => {
    const { known } = aSite();
    await known.fresh();

    openSite('/blog/one', aSite([aMissingSlice(), account]));

    await heading('The blog: not available right now');
  });

  test('comes back with Try again', async () => {
    const { site } = openSite('/blog', aSite([aMissingSlice()]));
    await heading('A part of the site is not available right now');

    site.remotes = [blog];
    await tryAgain();

    await heading('mfe-blog is here');
  });
});

describe('a registry that does not answer', () => {
  test('leaves the shell standing, and Try again asks it again', async () => {
    const scripted = aSite();
    scripted.site.registry = 'down';
    const { site } = openSite('/blog', scripted);
    await heading('The site cannot be reached right now');
    expect(screen.getByRole('banner')).toBeVisible();

    site.registry = 'up';
    await tryAgain();

    await heading('mfe-blog is here');
  });
});

describe('a page that throws', () => {
  test('costs its own area, with a way to reload', async () => {
    const scripted = aSite();
    // React and the router report it, as they should, where no test reads it now.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    scripted.site.routes = () => [{ path: '/blog', element: <Broken /> }];
    openSite('/blog', scripted);

    await heading('Unexpected Application Error!');
    expect(screen.getByRole('button', { name: /Reload/ })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  });
});

describe('on a page in another language', () => {
  beforeEach(() => {
    document.documentElement.lang = 'ar';
  });
  afterEach(() => {
    document.documentElement.lang = 'en';
  });

  test('a slice is found by the page’s own path, and links stay in the language', async () => {
    openSite('/ar/blog');
    expect(await screen.findByRole('heading', { name: 'mfe-blog is here' })).toBeVisible();
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(
      links.map(link => link.getAttribute('href')).filter(href => !/^\/ar(\/|$)/.test(href ?? '')),
    ).toEqual([]);
  });

  test('a slice that is away is said to be, by its name in that language', async () => {
    openSite('/ar/blog', aSite([aMissingSlice({ paths: ['/blog'], titles: { ar: 'المدونة' } })]));
    expect(await screen.findByRole('heading', { level: 1, name: /المدونة/ })).toBeVisible();
  });
});
