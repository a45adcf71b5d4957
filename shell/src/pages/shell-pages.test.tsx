import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { openSite } from '../../test/open-site.tsx';
import { aSlice } from '../../test/scripted-slices.tsx';

const sectionsIn = (part: HTMLElement, level: number) => within(part).getAllByRole('heading', { level });

describe.each([
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
])('%s', (path, title) => {
  test('has six sections and says when it was last updated', async () => {
    openSite(path);
    await screen.findByRole('heading', { level: 1, name: title });

    expect(sectionsIn(screen.getByRole('main'), 2)).toHaveLength(6);
    expect(screen.getByText('May 21, 2025')).toHaveAttribute('datetime', '2025-05-21');
    expect(document.title).toBe(`${title} - Sufra`);
  });
});

describe('/contact', () => {
  test('has the address, the promise, the note on cancellations and both legal texts', async () => {
    openSite('/contact');
    const main = await screen.findByRole('main');
    await within(main).findByRole('heading', { level: 1, name: 'Contact Us' });

    const [address] = within(main).getAllByRole('link', { name: 'hello@sufra.example' });
    expect(address).toHaveAttribute('href', 'mailto:hello@sufra.example');
    expect(within(main).getByText('We respond within 24 hours')).toBeVisible();
    expect(within(main).getByRole('note').textContent).toMatch(/e-mail address that you registered with/);
    for (const name of ['Terms of Service', 'Privacy Policy']) {
      expect(sectionsIn(within(main).getByRole('region', { name }), 3)).toHaveLength(6);
    }
    expect(document.title).toBe('Contact Us - Sufra');
  });

  test('has no two elements with one id', async () => {
    openSite('/contact');
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' });

    const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the footer', () => {
  test('has the legal pages, the contact address and the social profiles', async () => {
    openSite('/terms');
    await screen.findByRole('heading', { level: 1 });
    const footer = within(screen.getByRole('contentinfo'));

    expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    expect(footer.getByRole('link', { name: 'hello@sufra.example' })).toBeVisible();
    for (const name of ['Instagram', 'Facebook', 'YouTube', 'X']) {
      expect(footer.getByRole('link', { name })).toHaveAttribute('rel', 'noreferrer');
    }
  });

  test('offers the ledger and the halal check from the moment that a slice has them, and not before', async () => {
    const { known, site } = openSite('/terms');
    await act(() => known.fresh());
    const offered = () => screen.queryAllByRole('link', { name: /ledger|How we check/ }).length;
    expect(offered()).toBe(0);
    expect(screen.getByText(/charity ledger/)).toBeVisible();

    site.remotes = [aSlice({ paths: ['/charity', '/how-we-check'] })];
    await act(() => known.fresh());

    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Charity ledger' })).toHaveAttribute('href', '/charity');
    // In the footer and in the terms.
    expect(offered()).toBe(3);
  });
});

test.each([
  ['/admin-panel', 'Admin panel: not served yet'],
  ['/Billing', 'Billing: not served yet'],
  ['/no-such-page', 'This place at the table is empty'],
])('%s, which no slice has, says: %s', async (path, heading) => {
  openSite(path);

  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});
