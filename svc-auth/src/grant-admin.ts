import { EmailAddress } from '@sufra/contracts';
import { answerPerson, type CommandAnswer, readEnvironment, withDatabase } from '@sufra/service-kit';
import { auditModel } from './administration/audit-model.ts';
import { type Granting, grantAdmin } from './administration/grant-admin.ts';
import { secondFactorEnvironment } from './config.ts';
import { requiredRolesOf } from './second-factor/required-roles.ts';
import { userModel } from './users/user-model.ts';

// npm run grant-admin -- someone@example.com
const usage = 'Say whom: npm run grant-admin -- someone@example.com';

const sentences: Record<Granting, string> = {
  granted: 'is an admin now. No new sign-in is needed.',
  'granted, held back':
    'is an admin now. The role takes effect once they have set up a second step: on the page “Account”, under “Sign-in and security”.',
  'admin already': 'is an admin already. Nothing was changed.',
  'not confirmed': 'is not confirmed yet. Follow the link that was mailed to it, then say this again.',
  unknown: 'is no member’s address here. Sign up with it first, then say this again.',
};

async function grant([given, ...more]: string[]): Promise<CommandAnswer> {
  const email = EmailAddress.safeParse(given);
  if (!email.success || more.length > 0) return { text: usage, isDone: false };
  const requiredRoles = requiredRolesOf(readEnvironment(secondFactorEnvironment, process.env));
  const outcome = await withDatabase(connection =>
    grantAdmin({ users: userModel(connection), audit: auditModel(connection), requiredRoles }, email.data),
  );
  const isDone = outcome !== 'not confirmed' && outcome !== 'unknown';
  return { text: `${email.data} ${sentences[outcome]}`, isDone };
}

await answerPerson(() => grant(process.argv.slice(2)));
