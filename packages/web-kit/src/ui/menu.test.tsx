import { expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { MenuItem, MenuLink } from './menu-items.tsx';

function Page({ onCopy = () => {} }) {
  return (
    <main>
      <h1>Recipe</h1>
      <Menu trigger={<Button>Share</Button>}>
        <MenuItem onSelect={onCopy}>Copy to clipboard</MenuItem>
        <MenuLink>
          <a href="mailto:">E-mail</a>
        </MenuLink>
      </Menu>
    </main>
  );
}

const button = () => screen.getByRole('button', { name: 'Share' });
const hasCome = () => waitFor(() => expect(button().dataset.state).toBe('closed'));

test('a menu opens, is walked through and closed by keyboard, and gives the focus back', async () => {
  render(<Page />);
  await hasCome();
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Copy to clipboard' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'E-mail' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('a choice is made once and closes the menu', async () => {
  const copy = jest.fn();
  render(<Page onCopy={copy} />);
  await hasCome();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy to clipboard' }));
  expect(copy).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a press outside closes the menu', async () => {
  render(<Page />);
  await hasCome();
  await userEvent.click(button());
  await screen.findByRole('menu');
  await userEvent.click(screen.getByRole('heading', { name: 'Recipe' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a menu opens over the page, not inside the card that its button is in', async () => {
  render(
    <main>
      <article>
        <footer>
          <Menu trigger={<Button>Share</Button>}>
            <MenuItem>Copy to clipboard</MenuItem>
          </Menu>
        </footer>
      </article>
    </main>,
  );
  await hasCome();
  await userEvent.click(button());
  const menu = await screen.findByRole('menu');
  expect(screen.getByRole('article')).not.toContainElement(menu);
  expect(screen.getByRole('main')).toContainElement(menu);
});

test('a menu stays inside the landmark of its button and adds no style element', async () => {
  render(<Page />);
  await hasCome();
  await userEvent.click(button());
  expect(screen.getByRole('main').contains(await screen.findByRole('menu'))).toBe(true);
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('a button pressed before the menu has come opens it as it comes, and gets the focus back', async () => {
  render(<Page />);
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  act(() => {
    button().focus();
    button().click();
  });

  expect(await screen.findByRole('menuitem', { name: 'Copy to clipboard' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveFocus();
});

test('a button that has the focus keeps it when the menu comes', async () => {
  render(<Page />);
  act(() => button().focus());

  await hasCome();
  expect(button()).toHaveFocus();
});
