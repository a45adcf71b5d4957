import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../http/api-error.ts';
import { Arabic } from './arabic.tsx';
import { ErrorState } from './error-state.tsx';
import { Notice } from './notice.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

test('a failure says what happened, is read out at once, and can be tried again', async () => {
  const retry = jest.fn();
  const error = new ApiError({ status: 500, message: 'Something went wrong.', requestId: 'r-42' });
  render(<ErrorState title="Failed to load blogs. Please try again later." error={error} onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load blogs. Please try again later.');
  expect(screen.getByText('Reference: r-42')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  ['danger', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a notice of tone %s is read out as %s', (tone, role) => {
  render(<Notice tone={tone}>Email Verified!</Notice>);
  expect(screen.getByRole(role).textContent).toBe('Email Verified!');
});

test('what is loading is named once, in words, however many shapes stand for it', () => {
  render(
    <Loading label="Loading recipes">
      <Skeleton lines={3} />
    </Loading>,
  );
  expect(screen.getByRole('status', { busy: true }).textContent).toBe('Loading recipes');
});

test('Arabic is marked as such, with its sound and its meaning beneath', () => {
  render(
    <Arabic transliteration="Bismillāh" translation="In the name of Allah.">
      بِسْمِ اللهِ
    </Arabic>,
  );
  const arabic = screen.getByText('بِسْمِ اللهِ');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
  expect(screen.getByText('Bismillāh').lang).toBe('ar-Latn');
  expect(screen.getByText('In the name of Allah.')).toBeVisible();
});
