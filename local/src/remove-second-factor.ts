import { runAuthCommand } from './run-auth-command.ts';

// npm run remove-second-factor -- someone@example.com
await runAuthCommand('remove-second-factor.ts');
