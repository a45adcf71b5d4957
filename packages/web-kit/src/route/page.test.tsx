import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pageFailed } from '../page-failed.ts';
import { page } from './page.tsx';

const Waiting = () => null;
const Blog = () => <h1>Blog</h1>;

function open(load: Parameters<typeof page>[0]) {
  const routes = [{ path: '/', lazy: page(load), HydrateFallback: Waiting }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

test('a page that arrives is shown', async () => {
  open(async () => ({ default: Blog }));
  expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
});

test('a page that does not arrive says so and comes with the next try', async () => {
  const load = jest
    .fn<() => Promise<{ default: typeof Blog }>>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue({ default: Blog });
  const heard = jest.fn();
  addEventListener(pageFailed, heard);

  open(load);
  expect(await screen.findByRole('heading', { name: 'This page did not arrive.' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'This page did not arrive.' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
  expect(heard).toHaveBeenCalledTimes(2);
  removeEventListener(pageFailed, heard);
});

test('what cannot be fetched beforehand is told of by the visit alone', async () => {
  const heard = jest.fn();
  addEventListener(pageFailed, heard);
  const load = jest.fn<() => Promise<{ default: typeof Blog }>>().mockRejectedValue(new Error('offline'));

  await expect(page(load).preload()).resolves.toBeUndefined();

  expect(load).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  removeEventListener(pageFailed, heard);
});
