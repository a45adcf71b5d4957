import { EmailAddress } from '@sufra/contracts';
import { ConfigurationError, readEnvironment, variable } from '@sufra/service-kit';
import { createConnection } from 'mongoose';
import { userModel } from './accounts/user-model.ts';
import { auditModel } from './administration/audit-model.ts';
import { type Granting, grantAdmin } from './administration/grant-admin.ts';

// npm run grant-admin -- someone@example.com
const usage = 'Say whom: npm run grant-admin -- someone@example.com';

const sentences: Record<Granting, string> = {
  granted: 'is an admin now. No new sign-in is needed.',
  'admin already': 'is an admin already. Nothing was changed.',
  'not confirmed': 'is not confirmed yet. Follow the link that was mailed to it, then say this again.',
  unknown: 'is nobody’s address here. Sign up with it first, then say this again.',
};

const environment = {
  MONGO_URL: variable.url('mongodb:', 'mongodb+srv:'),
  MONGO_TIMEOUT_MS: variable.atLeast(1).default(5_000),
};

/** For people: what went wrong and what to do, without the password that an address of a database may hold. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigurationError) return error.message;
  const host = URL.parse(process.env.MONGO_URL ?? '')?.host;
  if (/ServerSelection|Network/.test(error.name))
    return `The database at ${host} does not answer (MONGO_URL). On one's own machine it runs while 'npm start' does.`;
  if ('code' in error && (error.code === 18 || error.code === 13))
    return `The database at ${host} does not let this account in (MONGO_URL).`;
  return error.stack ?? error.message;
}

async function run([given, ...more]: string[]): Promise<{ text: string; isDone: boolean }> {
  const email = EmailAddress.safeParse(given);
  if (!email.success || more.length > 0) return { text: usage, isDone: false };
  const { mongoUrl, mongoTimeoutMs } = readEnvironment(environment, process.env);
  const connection = await createConnection(mongoUrl, {
    autoIndex: false,
    autoCreate: false,
    serverSelectionTimeoutMS: mongoTimeoutMs,
    socketTimeoutMS: mongoTimeoutMs,
  }).asPromise();
  try {
    const models = { users: userModel(connection), audit: auditModel(connection) };
    const outcome = await grantAdmin(models, email.data);
    const isDone = outcome === 'granted' || outcome === 'admin already';
    return { text: `${email.data} ${sentences[outcome]}`, isDone };
  } finally {
    await connection.close();
  }
}

const { text, isDone } = await run(process.argv.slice(2)).catch(error => ({
  text: reasonOf(error),
  isDone: false,
}));
(isDone ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = isDone ? 0 : 1;
