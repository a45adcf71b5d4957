import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

test('a button is pressed by mouse and by keyboard', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Generate recipe</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Generate recipe' }));
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('a busy button keeps its name and focus, says so, and ignores presses', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  rerender(
    <Button onClick={press} busy>
      Save
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Save', busy: true })).toBe(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});

test('a busy submit button does not send its form again', async () => {
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Sign in
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(submit).not.toHaveBeenCalled();
});

test('a button in a form sends it only when it is said to', async () => {
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Preview</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(submit).not.toHaveBeenCalled();
});
