import type { AnswerOf, ParsedQuery, VerdictReport } from '@sufra/contracts';
import { pageOf } from '@sufra/service-kit';
import { describeChange, describeInQueue, describeReport } from './describe-report.ts';
import type { ReportDocument, ReportModel } from './report-model.ts';

export async function listReports(
  reports: ReportModel,
  { state, ...asked }: ParsedQuery<'GET /halal/reports'>,
): Promise<AnswerOf<'GET /halal/reports'>> {
  const page = pageOf({ by: 'at', kind: 'date' }, asked);
  const wanted = { deletedAt: null, ...(state && { isOpen: state === 'open' }) };
  const { entries, next } = await find(reports, wanted, page);
  return { reports: entries.map(describeInQueue), next };
}

/** What reports have led to; it stays when its reporter goes. */
export async function listChanges(
  reports: ReportModel,
  asked: ParsedQuery<'GET /halal/changes'>,
): Promise<AnswerOf<'GET /halal/changes'>> {
  const page = pageOf({ by: 'changedAt', kind: 'date' }, asked);
  const { entries, next } = await find(reports, { changedAt: { $gt: new Date(0) }, deletedAt: null }, page);
  return { changes: entries.map(describeChange), next };
}

async function find(reports: ReportModel, wanted: object, page: ReturnType<typeof pageOf>) {
  const found = await reports
    .find({ $and: [wanted, page.filter] })
    .sort(page.sort)
    .limit(page.limit)
    .lean<ReportDocument[]>();
  return page.cut(found);
}

/** A member's own, for an export: a few an hour at most. */
export async function reportsOf(reports: ReportModel, reporterId: string): Promise<VerdictReport[]> {
  const found = await reports
    .find({ reporterId, deletedAt: null })
    .sort({ at: -1, _id: -1 })
    .lean<ReportDocument[]>();
  return found.map(describeReport);
}
