import { runAuthCommand } from './run-auth-command.ts';

// npm run grant-admin -- someone@example.com
await runAuthCommand('grant-admin.ts');
