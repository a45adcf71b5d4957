import { Notice } from '@sufra/web-kit';
import { Link } from 'react-router-dom';

export const SignUpSuccess = ({ message }: { message: string }) => (
  <Notice tone="success" title={message}>
    <Link to="/email-confirmation">What to do next</Link>
  </Notice>
);
