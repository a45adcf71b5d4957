import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { SignInBody } from '@sufra/contracts';

export const checkSignIn = zodResolver(SignInBody);
