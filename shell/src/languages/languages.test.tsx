import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { apiStandIn, aUser, beSignedOut, signInAs } from '@sufra/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressIn, basename } from './address-in.ts';
import { LanguageOffer, showOffer } from './language-offer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { preferredLanguage } from './preferred-language.ts';

const api = apiStandIn();
afterEach(() => {
  document.documentElement.lang = 'en';
  // biome-ignore lint/suspicious/noDocumentCookie: as the product writes it
  document.cookie = 'language=; Max-Age=0; Path=/';
  history.replaceState(null, '', '/');
  beSignedOut();
  jest.restoreAllMocks();
});

const at = (language: string, address: string) => {
  document.documentElement.lang = language;
  history.replaceState(null, '', address);
};

test.each([
  ['en', '/blog?q=1#top', 'ar', '/ar/blog?q=1#top'],
  ['en', '/', 'ar', '/ar'],
  ['ar', '/ar', 'en', '/'],
  ['ar', '/ar/blog', 'en', '/blog'],
  ['ar', '/ar/blog/ar', 'fr', '/fr/blog/ar'],
])('the page in %s at %s is in %s at %s', (language, address, other, expected) => {
  at(language, address);
  expect(addressIn(other)).toBe(expected);
});

test('the router takes the language of the page off each address', () => {
  expect(basename()).toBe('/');
  document.documentElement.lang = 'ur';
  expect(basename()).toBe('/ur');
});

test.each([
  [['ar-EG', 'en'], 'ar'],
  [['de', 'fr-CA', 'en'], 'fr'],
  [['in-ID'], 'id'],
  [['de', 'es'], undefined],
  [['en-GB', 'ar'], 'en'],
  [[], undefined],
  [['x'.repeat(10_000), 'constructor'], undefined],
])('a reader of %j prefers %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

describe('the switch', () => {
  test('names each language by its own name, as a link to the same page', async () => {
    at('en', '/blog?q=dates');
    render(<LanguageSwitch />);
    await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
    const links = await screen.findAllByRole('menuitem');
    expect(links.map(link => [link.lang, link.textContent, link.getAttribute('href')])).toEqual([
      ['en', 'English', '/blog?q=dates'],
      ['ar', 'العربية', '/ar/blog?q=dates'],
      ['ur', 'اردو', '/ur/blog?q=dates'],
      ['tr', 'Türkçe', '/tr/blog?q=dates'],
      ['fr', 'Français', '/fr/blog?q=dates'],
      ['id', 'Bahasa Indonesia', '/id/blog?q=dates'],
    ]);
    expect(links[0]).toHaveAttribute('aria-current', 'true');
    expect(links[1]).not.toHaveAttribute('aria-current');
  });
});

describe('the offer', () => {
  test('is said in its own language, and its refusal is remembered', async () => {
    render(<LanguageOffer language="ar" />);
    const offer = screen.getByRole('complementary');
    expect([offer.lang, offer.dir]).toEqual(['ar', 'rtl']);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ar');
    await userEvent.click(screen.getByRole('button', { name: 'لا، شكرًا' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(document.cookie).toContain('language=en');
  });

  test('a member who chose a language before signing in keeps it', async () => {
    at('ar', '/ar');
    // biome-ignore lint/suspicious/noDocumentCookie: as the product writes it
    document.cookie = 'language=ar; Path=/';
    api.reply('PATCH /auth/me', { status: 200, body: {} });
    signInAs(aUser());
    await act(async () => showOffer());
    await waitFor(() => expect(api.bodies('PATCH /auth/me')).toEqual([{ language: 'ar' }]));
  });
});
