import type { ReportModel } from './report-model.ts';

const written = { line: '', words: '', says: '' };

/**
 * All that a member wrote goes with the account. What has led to a change stays in the public list without it, and what is not
 * published yet of an answer still reaches the audit log: the relay removes the rest.
 */
export async function eraseReports(reports: ReportModel, reporterId: string): Promise<void> {
  await reports.updateMany(
    { reporterId, changedAt: { $exists: true } },
    { $set: written, $unset: { reporterId: '' }, $inc: { v: 1 } },
  );
  const now = new Date();
  await reports.updateMany(
    { reporterId },
    {
      $set: { ...written, deletedAt: now, isOpen: false },
      $unset: { reporterId: '' },
      $min: { pendingAt: now },
      $inc: { v: 1 },
    },
  );
}
