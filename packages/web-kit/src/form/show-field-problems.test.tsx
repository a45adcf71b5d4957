import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { ApiError } from '../http/api-error.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showFieldProblems } from './show-field-problems.ts';

function SignUp({ refusal }: { refusal: unknown }) {
  const form = useForm({ defaultValues: { name: '', email: '' } });
  const { register, formState, handleSubmit, setError } = form;
  const submit = handleSubmit(() => {
    if (!showFieldProblems(refusal, form)) setError('root', { message: String(refusal) });
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label="Full name"
        error={formState.errors.name?.message}
        {...register('name', { required: 'Please enter your name.' })}
      />
      <TextField label="E-mail" error={formState.errors.email?.message} {...register('email')} />
      {formState.errors.root && <p role="alert">{formState.errors.root.message}</p>}
      <Button type="submit">Sign up</Button>
    </form>
  );
}

const refusal = (path: string) =>
  new ApiError({
    status: 400,
    code: 'invalid_request',
    message: 'Please check what you entered.',
    details: [{ path, message: 'Please enter an e-mail address.' }],
  });

test('the first field that is wrong is focused and says why', async () => {
  render(<SignUp refusal={undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  const field = screen.getByRole('textbox', { name: 'Full name' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please enter your name.',
  );
});

test('what the server says about a field stands under it, and what was typed stays', async () => {
  render(<SignUp refusal={refusal('email')} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'Maryam');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'maryam@{Enter}');
  await screen.findByText('Please enter an e-mail address.');
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('maryam@');
});

test('what it says about something else is left to the form', async () => {
  render(<SignUp refusal={refusal('somewhere.else')} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'Maryam{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check what you entered.');
});
