import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent);

test('a field is found by its label and described by its error and its hint', () => {
  render(<TextField label="E-mail" hint="We never share it" error="Please enter an e-mail address." />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(describedBy(field)).toEqual(['Please enter an e-mail address.', 'We never share it']);
  expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('a field without a fault is not marked', () => {
  render(<TextField label="E-mail" />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field).not.toHaveAttribute('aria-describedby');
});

test('a password is hidden, and shown and hidden again on demand', async () => {
  render(<TextField label="Password" type="password" defaultValue="sufra-demo" />);
  const field = screen.getByLabelText('Password', { selector: 'input' });
  const reveal = screen.getByRole('button', { name: 'Show password' });
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(reveal);
  expect(field).toHaveAttribute('type', 'text');
  expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(reveal);
  expect(field).toHaveAttribute('type', 'password');
});

test('every field hands its control to a ref', () => {
  const input = createRef<HTMLInputElement>();
  const select = createRef<HTMLSelectElement>();
  const area = createRef<HTMLTextAreaElement>();
  render(
    <>
      <TextField label="One" ref={input} />
      <SelectField label="Two" ref={select} />
      <TextArea label="Three" ref={area} />
    </>,
  );
  expect([input, select, area].map(ref => ref.current?.tagName)).toEqual(['INPUT', 'SELECT', 'TEXTAREA']);
});

test('a select offers its options, and what may not be chosen says why', async () => {
  const options = ['Main Meals', { value: 'Dessert', label: 'Dessert — Premium only 🔒', disabled: true }];
  render(<SelectField label="Meal type" options={options} />);
  const select = screen.getByRole('combobox', { name: 'Meal type' });
  expect(screen.getByRole('option', { name: /Premium only/ })).toBeDisabled();
  await userEvent.selectOptions(select, 'Main Meals');
  expect(select).toHaveValue('Main Meals');
});
