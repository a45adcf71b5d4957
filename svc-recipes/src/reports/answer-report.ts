import type { AnswerOf, ReportAnswerBody } from '@sufra/contracts';
import { changeDocument, Problem, recordChange } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { describeInQueue } from './describe-report.ts';
import type { ReportDocument, ReportModel } from './report-model.ts';

interface AnswerDeps {
  reports: ReportModel;
  guard: { version: string };
}

interface Given {
  id: string;
  moderatorId: string;
  body: ReportAnswerBody;
}

/** Answered once, and told in the same write: to its reporter and to the audit log. */
export async function answerReport(
  { reports, guard }: AnswerDeps,
  { id, moderatorId, body }: Given,
): Promise<AnswerOf<'POST /halal/reports/{id}/answer'>> {
  const answered = await changeDocument<ReportDocument>({
    read: () => reports.findOne({ _id: id, deletedAt: null }).lean<ReportDocument>().exec(),
    change: report => {
      if (!report.isOpen) throw new Problem('report_answered');
      return answering(report, { moderatorId, body, version: guard.version });
    },
    write: ({ filter, update }) =>
      reports.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<ReportDocument>().exec(),
  });
  if (!answered) throw new Problem('not_found');
  return { report: describeInQueue(answered) };
}

function answering(
  report: ReportDocument,
  { moderatorId, body, version }: { moderatorId: string; body: ReportAnswerBody; version: string },
) {
  const answeredAt = new Date();
  const { outcome, reason } = body;
  const change = outcome === 'changed' ? body.change : undefined;
  const answer = { outcome, reason, answeredAt, version, ...(change && { change }) };
  return recordChange({
    of: report,
    update: { $set: { answer, isOpen: false, ...(change && { changedAt: answeredAt }) } },
    events: [
      {
        type: 'verdict-report.answered',
        data: {
          reportId: String(report._id),
          entryId: String(new Types.ObjectId()),
          userId: report.reporterId ?? null,
          answeredBy: moderatorId,
          answeredAt: answeredAt.toISOString(),
          line: report.line,
          outcome,
          reason,
        },
      },
    ],
  });
}
