import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyTheme, readTheme, themeKey } from './theme.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const mark = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  applyTheme();
});

test('at first the theme follows the system', () => {
  render(<ThemeSwitch />);
  expect(screen.getByRole('radio', { name: 'Like the system' })).toBeChecked();
  expect(mark()).toBeUndefined();
});

test('a choice by keyboard marks the document and is kept', async () => {
  render(<ThemeSwitch />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect([mark(), readTheme()]).toEqual(['dark', 'dark']);
});

test('going back to the system takes the mark away', async () => {
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Like the system' }));
  expect(mark()).toBeUndefined();
});

test('two switches on one page agree, and so do two tabs', async () => {
  render(
    <>
      <ThemeSwitch />
      <ThemeSwitch />
    </>,
  );
  const dark = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Dark' });
  await userEvent.click(dark[0] as HTMLInputElement);
  expect(dark.map(radio => radio.checked)).toEqual([true, true]);

  localStorage.setItem(themeKey, 'light');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: themeKey })));
  const light = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Light' });
  expect(light.map(radio => radio.checked)).toEqual([true, true]);
  expect(mark()).toBe('light');
});

describe('what is stored', () => {
  test.each(['', 'purple', '{}'])('%j is read as the system’s theme', stored => {
    localStorage.setItem(themeKey, stored);
    expect(readTheme()).toBe('system');
  });
});

test('the browser’s bar takes the colour of the chosen theme', () => {
  document.head.innerHTML =
    '<meta name="theme-color" data-scheme="light"><meta name="theme-color" data-scheme="dark">';
  const media = () => [...document.querySelectorAll('meta')].map(meta => meta.media);
  applyTheme('dark');
  expect(media()).toEqual(['not all', 'all']);
  applyTheme('system');
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});
