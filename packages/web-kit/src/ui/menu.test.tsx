import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';

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

test('a menu opens, is walked through and closed by keyboard, and gives the focus back', async () => {
  render(<Page />);
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Copy to clipboard' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'E-mail' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('a choice is made once and closes the menu', async () => {
  const copy = jest.fn();
  render(<Page onCopy={copy} />);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy to clipboard' }));
  expect(copy).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a press outside closes the menu', async () => {
  render(<Page />);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('heading', { name: 'Recipe' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a menu stays inside the landmark of its button and adds no style element', async () => {
  render(<Page />);
  await userEvent.click(button());
  expect(screen.getByRole('main').contains(screen.getByRole('menu'))).toBe(true);
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
