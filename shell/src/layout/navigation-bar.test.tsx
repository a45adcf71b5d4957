import { beforeEach, describe, expect, test } from '@jest/globals';
import { apiStandIn, aUser, beSignedOut, signInAs } from '@sufra/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSite } from '../../test/open-site.tsx';
import { aSite, aSlice } from '../../test/scripted-slices.tsx';

const account = aSlice({ name: 'mfe-account', title: 'Your account', paths: ['/signin', '/signup'] });

const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(link => link.textContent);
const mainLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
const bar = () => screen.getByRole('navigation', { name: 'Main' }).closest('header');
const menuButton = () => screen.getByRole('button', { name: /the menu/ });
const isOpen = () => menuButton().getAttribute('aria-expanded') === 'true';

apiStandIn();
beforeEach(beSignedOut);

describe('the navigation bar', () => {
  test('for a visitor has the public pages and Sign in', async () => {
    openSite('/contact');
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' });

    expect(links()).toEqual(['Home', 'Recipes', 'Sunnah foods', 'Blog', 'Contact']);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
    expect(mainLink('Contact')).toHaveAttribute('aria-current', 'page');
  });

  test('for a member has the dashboard and no admin panel', async () => {
    signInAs(aUser());
    openSite('/contact');
    await screen.findByRole('heading', { level: 1 });

    expect(links()).toEqual(['Home', 'Recipes', 'Sunnah foods', 'Blog', 'Contact', 'Dashboard']);
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  });

  test.each(['isAdmin', 'isModerator'])('where %s has the admin panel', async role => {
    signInAs(aUser({ [role]: true }));
    openSite('/contact');
    await screen.findByRole('heading', { level: 1 });

    expect(links()).toContain('Admin panel');
  });

  test('for an admin whose role waits for a second factor leads to the panel, which says so', async () => {
    signInAs(aUser({ heldRoles: ['admin'] }));
    openSite('/contact');
    await screen.findByRole('heading', { level: 1 });

    expect(links()).toContain('Admin panel');
  });

  test.each(['/signin', '/SignIn', '/SIGNUP/'])('is hidden on %s, the footer is not', async path => {
    openSite(path, aSite([account]));
    await screen.findByRole('heading', { level: 1, name: 'mfe-account is here' });

    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  test('turns opaque after the page is scrolled by more than 10 pixels', async () => {
    openSite('/terms');
    await screen.findByRole('heading', { level: 1 });
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
    };

    scrollTo(10);
    expect(bar()?.dataset.opaque).toBe('false');
    scrollTo(11);
    expect(bar()?.dataset.opaque).toBe('true');
  });
});

describe('the mobile menu', () => {
  test('opens and closes with its button', async () => {
    openSite('/terms');
    await screen.findByRole('heading', { level: 1 });

    await userEvent.click(menuButton());
    expect(isOpen()).toBe(true);
    await userEvent.click(menuButton());
    expect(isOpen()).toBe(false);
  });

  test('closes with Escape and gives the focus back to its button', async () => {
    openSite('/terms');
    await screen.findByRole('heading', { level: 1 });

    await userEvent.click(menuButton());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');

    expect(isOpen()).toBe(false);
    expect(menuButton()).toHaveFocus();
  });

  test('closes when the visitor opens a page', async () => {
    openSite('/terms');
    await screen.findByRole('heading', { level: 1 });

    await userEvent.click(menuButton());
    await userEvent.click(mainLink('Contact'));
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' });

    expect(isOpen()).toBe(false);
  });
});

describe('the account menu', () => {
  test.each([
    [['/signin'], ['Dashboard', 'Log out']],
    [
      ['/account', '/billing'],
      ['Dashboard', 'Account', 'Billing', 'Log out'],
    ],
  ])('where a slice has %j offers %j', async (paths, offered) => {
    signInAs(aUser());
    const { known } = openSite('/terms', aSite([aSlice({ paths })]));
    await act(() => known.fresh());

    await userEvent.click(await screen.findByRole('button', { name: 'Your account: Maryam' }));

    const items = await screen.findAllByRole('menuitem');
    expect(items.map(item => item.textContent)).toEqual(offered);
  });

  test('logs out and goes to the sign-in page', async () => {
    signInAs(aUser());
    const { router } = openSite('/terms', aSite([account]));
    await screen.findByRole('heading', { level: 1 });

    await userEvent.click(screen.getByRole('button', { name: /Your account/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await screen.findByRole('heading', { level: 1, name: 'mfe-account is here' });

    expect(router.state.location.pathname).toBe('/signin');
    expect(localStorage.getItem('token')).toBeNull();
    act(() => void router.navigate('/terms'));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});
