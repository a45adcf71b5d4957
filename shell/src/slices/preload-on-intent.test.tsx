import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { aSite, aSlice } from '../../test/scripted-slices.tsx';
import { preloadOnIntent } from './preload-on-intent.ts';

let scripted = aSite();
let stop = () => {};

beforeEach(() => {
  scripted = aSite();
  stop = preloadOnIntent(scripted);
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
