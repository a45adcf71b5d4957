import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { pageFailed } from '../page-failed.ts';
import { part } from './part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Peace, {name}.</p>;
const Waiting = ({ name }: { name: string }) => <p>{name} is on the way.</p>;
const load = () => jest.fn<() => Promise<ComponentType<{ name: string }>>>();

test('what stands in its place is there until it has come', async () => {
  const Part = part(load().mockResolvedValue(Greeting), Waiting);
  render(<Part name="Amina" />);
  expect(screen.getByText('Amina is on the way.')).toBeVisible();
  expect(await screen.findByText('Peace, Amina.')).toBeVisible();
});

test('one that was fetched ahead is there at once, and fetched once', async () => {
  const fetched = load().mockResolvedValue(Greeting);
  const Part = part(fetched, Waiting);
  await Part.preload();
  render(<Part name="Amina" />);
  expect(screen.getByText('Peace, Amina.')).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('one that does not come says so, to the shell too, and comes when it is asked for again', async () => {
  const fetched = load().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting);
  const told = jest.fn();
  addEventListener(pageFailed, told);
  const Part = part(fetched, Waiting);
  render(<Part name="Amina" />);

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Peace, Amina.')).toBeVisible();
  expect(told).toHaveBeenCalledTimes(1);
  removeEventListener(pageFailed, told);
});

test('fetching ahead in vain spoils nothing', async () => {
  const Part = part(load().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting), Waiting);
  await Part.preload();
  render(<Part name="Amina" />);
  expect(await screen.findByText('Peace, Amina.')).toBeVisible();
});
