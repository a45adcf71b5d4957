import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-items.tsx';

function Page({ keepOnOutsidePress = false }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Edit</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Edit Blog" {...{ keepOnOutsidePress }}>
        <input aria-label="Title" />
        <Button>Save</Button>
      </Dialog>
    </main>
  );
}

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

test('a dialog takes the focus, holds it in a ring, and gives it back on Escape', async () => {
  render(<Page />);
  await openIt();
  const dialog = screen.getByRole('dialog', { name: 'Edit Blog' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a dialog begins at what is marked for it', async () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Step by step">
      <Button>Start a timer</Button>
      <p tabIndex={-1} data-first-focus="">
        Coat the chicken.
      </p>
    </Dialog>,
  );
  expect(screen.getByText('Coat the chicken.')).toHaveFocus();
});

test('what lies behind a dialog is hidden from readers, and comes back', async () => {
  render(<Page />);
  await openIt();
  expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
});

test('no dialog puts a style element into the page, which the policy would forbid', async () => {
  render(<Page />);
  await openIt();
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('a press outside closes, unless what is typed must stay', async () => {
  const outside = { pointerEventsCheck: 0 } as const;
  const { unmount } = render(<Page />);
  await openIt();
  await userEvent.click(document.body, outside);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();

  render(<Page keepOnOutsidePress />);
  await openIt();
  await userEvent.click(document.body, outside);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a dialog that was opened from a menu gives the focus back to the menu’s button', async () => {
  render(<Page />);
  const more = () => screen.getByRole('button', { name: 'More' });
  await waitFor(() => expect(more().dataset.state).toBe('closed'));
  await userEvent.click(more());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(more()).toHaveFocus();
});

test('a question starts on the harmless answer and says what failed', async () => {
  const confirm = jest.fn();
  const close = jest.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={close}
      title="Are you sure you want to delete this recipe?"
      confirmLabel="Delete"
      error="Failed to delete recipe: Unknown error"
      onConfirm={confirm}
    >
      This action cannot be undone.
    </ConfirmDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this recipe?' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This action cannot be undone.',
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(screen.getByRole('alert').textContent).toBe('Failed to delete recipe: Unknown error');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledWith(false);
});
