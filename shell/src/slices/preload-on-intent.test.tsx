import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { aSite, aSlice } from '../../test/scripted-slices.tsx';
import { preloadOnIntent } from './preload-on-intent.ts';

let scripted = aSite();
let stop = () => {};
let preloaded: string[] = [];

beforeEach(() => {
  scripted = aSite();
  preloaded = [];
  const ofShell = Object.assign(async () => ({}), { preload: () => preloaded.push('terms') });
  stop = preloadOnIntent({ ...scripted, routes: [{ path: '/terms', lazy: ofShell }] });
  render(
    <>
      <a href="/blog">
        <b>Blog</b>
      </a>
      <a href="/terms">Terms</a>
      <a href="https://elsewhere.example/blog">Elsewhere</a>
    </>,
  );
});

afterEach(() => {
  stop();
  cleanup();
});

const settle = () => new Promise(resolve => setTimeout(resolve));
const names = () => scripted.site.loads.map(load => load.name);

describe('intent', () => {
  test.each([
    ['a pointer', () => fireEvent.pointerOver(screen.getByText('Blog'))],
    ['a finger', () => fireEvent.touchStart(screen.getByText('Blog'))],
    ['the focus', () => fireEvent.focusIn(screen.getByText('Blog'))],
  ])('shown by %s loads the slice behind the link', async (_, reach) => {
    reach();

    await waitFor(() => expect(names()).toEqual(['mfe-blog']));
  });

  test.each(['Terms', 'Elsewhere'])('on %s loads nothing', async label => {
    fireEvent.pointerOver(screen.getByText(label));
    await settle();

    expect(names()).toEqual([]);
  });

  test('fetches the page in the slice, and no other', async () => {
    const lazy = (name: string) =>
      Object.assign(async () => ({}), { preload: () => void preloaded.push(name) });
    scripted.site.routes = () => [
      { path: '/blog', lazy: lazy('list') },
      { path: '/blog/:slug', lazy: lazy('post') },
    ];
    fireEvent.pointerOver(screen.getByText('Blog'));

    await waitFor(() => expect(preloaded).toEqual(['list']));
  });

  test('on a page of the shell fetches that page', async () => {
    fireEvent.pointerOver(screen.getByText('Terms'));
    await settle();

    expect(preloaded).toEqual(['terms']);
  });

  test('for a visitor who saves data loads nothing', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    fireEvent.pointerOver(screen.getByText('Blog'));
    fireEvent.pointerOver(screen.getByText('Terms'));
    await settle();
    Reflect.deleteProperty(navigator, 'connection');

    expect([...names(), ...preloaded]).toEqual([]);
  });

  test('that fails is tried anew by the visit', async () => {
    const { site, loader } = scripted;
    const entry = aSlice().entry ?? '';
    site.broken.add(entry);
    fireEvent.pointerOver(screen.getByText('Blog'));
    await waitFor(() => expect(names()).toHaveLength(1));
    await settle();

    site.broken.clear();

    expect(await loader.load({ name: 'mfe-blog', entry })).toHaveLength(2);
    expect(site.loads.at(-1)?.afterFailure).toBe(true);
  });
});
