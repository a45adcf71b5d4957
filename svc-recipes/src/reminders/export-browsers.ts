import type { RecipesExport } from '@sufra/contracts';
import type { ReminderModel } from './reminder-model.ts';

/** Without what reaches a browser: an export may be passed on. */
export async function remindedBrowsersOf(
  reminders: ReminderModel,
  memberId: string,
): Promise<RecipesExport['reminders']> {
  const browsers = await reminders.find({ memberId }).sort({ changedAt: -1 }).lean();
  return browsers.map(({ endpoint, instants, registeredAt, changedAt }) => ({
    pushService: new URL(endpoint).hostname,
    instants: instants.map(instant => instant.toISOString()),
    registeredAt: registeredAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }));
}
