import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openSite } from '../../test/open-site.tsx';

const sectionsIn = (part: HTMLElement, level: number) => within(part).getAllByRole('heading', { level });

describe.each([
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
])('%s', (path, title) => {
  test('has six sections and says when it was last updated', async () => {
    openSite(path);
    await screen.findByRole('heading', { level: 1, name: title });

    expect(sectionsIn(screen.getByRole('main'), 2)).toHaveLength(6);
    expect(screen.getByText('21 May 2025').getAttribute('datetime')).toBe('2025-05-21');
    expect(document.title).toBe(`${title} - Sufra`);
  });
});

describe('/contact', () => {
  test('has the address, the promise, the note on cancellations and both legal texts', async () => {
    openSite('/contact');
    const main = await screen.findByRole('main');
    await within(main).findByRole('heading', { level: 1, name: 'Contact Us' });

    const [address] = within(main).getAllByRole('link', { name: 'hello@sufra.example' });
    expect(address?.getAttribute('href')).toBe('mailto:hello@sufra.example');
    expect(within(main).getByText('We respond within 24 hours')).toBeTruthy();
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

    expect(footer.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
    expect(footer.getByRole('link', { name: 'hello@sufra.example' })).toBeTruthy();
    for (const name of ['Instagram', 'Facebook', 'YouTube', 'X']) {
      expect(footer.getByRole('link', { name }).getAttribute('rel')).toBe('noreferrer');
    }
  });
});
