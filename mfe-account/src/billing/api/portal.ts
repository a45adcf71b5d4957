import { call } from '@sufra/web-kit';

export const askForPortal = () => call('POST /payment/portal', { timeout: 30_000 });
