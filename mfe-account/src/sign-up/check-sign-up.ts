import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { SignUpBody } from '@sufra/contracts';

export const checkSignUp = zodResolver(SignUpBody);
