import { EmailAddress } from '@sufra/contracts';
import { answerPerson, type CommandAnswer, readEnvironment, withDatabase } from '@sufra/service-kit';
import { auditModel } from './administration/audit-model.ts';
import { secondFactorEnvironment } from './config.ts';
import { longestTokenLifeMs, removeForOwner } from './second-factor/remove-for-owner.ts';
import { requiredRolesOf } from './second-factor/required-roles.ts';
import { userModel } from './users/user-model.ts';

// npm run remove-second-factor -- someone@example.com
const usage = 'Say whose: npm run remove-second-factor -- someone@example.com';

/** For the admin whom no other admin can help. */
async function remove([given, ...more]: string[]): Promise<CommandAnswer> {
  const email = EmailAddress.safeParse(given);
  if (!email.success || more.length > 0) return { text: usage, isDone: false };
  const requiredRoles = requiredRolesOf(readEnvironment(secondFactorEnvironment, process.env));
  const { user, wasRemoved } = await withDatabase(connection =>
    removeForOwner(
      {
        users: userModel(connection),
        audit: auditModel(connection),
        requiredRoles,
        tokenLifeMs: longestTokenLifeMs,
        newUndoLink: null,
      },
      { by: { email: email.data }, actorId: null },
    ),
  );
  if (!user) return { text: `${email.data} is no member’s address here.`, isDone: false };
  if (!wasRemoved) return { text: `${email.data} has no second step. Nothing was changed.`, isDone: true };
  return {
    text: `The second step of ${email.data} is removed: the password alone signs in, and every device is signed out.`,
    isDone: true,
  };
}

await answerPerson(() => remove(process.argv.slice(2)));
