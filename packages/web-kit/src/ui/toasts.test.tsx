import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ToastMessage, toast, toastStore } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  act(() => {
    for (const { id } of toastStore.get()) toastStore.remove(id);
  });
});

const say = (message: string | ToastMessage) => act(() => toast(message));

test('a message is shown and read out, and can be dismissed', async () => {
  render(<Toasts />);
  say('Recipe copied to clipboard!');
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('Recipe copied to clipboard!');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Recipe copied to clipboard!')).not.toBeInTheDocument();
});

test('a danger is an alert for as long as it is seen', async () => {
  render(<Toasts />);
  say({ message: 'Failed to delete recipe: Unknown error', tone: 'danger' });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Failed to delete recipe: Unknown error');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a message that was given before the page could show it is not lost', () => {
  say('You are signed out.');
  render(<Toasts />);
  expect(screen.getByText('You are signed out.')).toBeVisible();
});

test('a message goes by itself after its time', () => {
  jest.useFakeTimers();
  try {
    render(<Toasts />);
    say({ message: 'Back on the plan.', duration: 2_000 });
    act(() => jest.advanceTimersByTime(1_900));
    expect(screen.getAllByText(/Back on the plan/)).not.toEqual([]);
    act(() => jest.advanceTimersByTime(3_000));
    expect(screen.queryByText('Back on the plan.')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('what can be done about it is done, and the message goes', async () => {
  const undo = jest.fn();
  render(<Toasts />);
  say({ message: 'Taken off the plan.', action: { label: 'Undo', onSelect: undo } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Taken off the plan.')).not.toBeInTheDocument();
});

test('of many messages the newest three stay', () => {
  render(<Toasts />);
  for (const word of ['one', 'two', 'three', 'four']) say(word);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('listitem', { name: /one/ })).not.toBeInTheDocument();
});
