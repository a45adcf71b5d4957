import { messages } from '@sufra/contracts';
import { ApiError, Notice } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { FormProblem } from '../forms/form-problem.tsx';

export function UndoProblem({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.code !== 'undo_link_invalid') {
    return <FormProblem error={error} fallback={messages.somethingWentWrong} />;
  }
  return (
    <Notice tone="danger" title={error.message}>
      If you have used it before, the change is undone: <Link to="/forgot-password">set a new password</Link>{' '}
      with the address that you had. Otherwise <Link to="/contact">write to us</Link>.
    </Notice>
  );
}
