import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accountOpener } from '../../test/account-opener.tsx';

const { openAccount } = accountOpener();

test('each reminder is a switch that is off, and a browser without notifications says what helps', async () => {
  await openAccount();
  const section = screen.getByRole('heading', { level: 2, name: 'Reminders' }).closest('section');
  const reminders = within(section as HTMLElement);
  const timers = await reminders.findByRole('switch', { name: 'When a timer ends' });
  expect(timers).not.toBeChecked();
  expect(timers).toBeDisabled();
  expect(timers).toHaveAccessibleDescription(/add this site to the home screen/);
});
