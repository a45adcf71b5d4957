import type { AnswerOf, VerdictChange, VerdictReport } from '@sufra/contracts';
import { judgeBySchool } from '@sufra/guard/schools';
import { spellAdditives } from '../halal/label/spell-additives.ts';
import type { ReportDocument } from './report-model.ts';

type InQueue = AnswerOf<'GET /halal/reports'>['reports'][number];

/** As its reporter finds it in an export. */
export const describeReport = (report: ReportDocument): VerdictReport => ({
  _id: String(report._id),
  at: report.at.toISOString(),
  line: report.line,
  words: report.words,
  verdict: report.verdict,
  rule: report.rule ?? null,
  school: report.school ?? null,
  language: report.language,
  place: report.place,
  says: report.says,
  version: report.version,
  answer: report.answer
    ? {
        outcome: report.answer.outcome,
        reason: report.answer.reason,
        answeredAt: report.answer.answeredAt.toISOString(),
        change: report.answer.change
          ? { words: report.answer.change.words, verdict: report.answer.change.verdict }
          : null,
      }
    : null,
});

/** As moderators see it: nothing of its reporter but whether a mail will reach one. */
export const describeInQueue = (report: ReportDocument): InQueue => ({
  ...describeReport(report),
  isByMember: Boolean(report.reporterId),
  today: report.line === '' ? null : verdictToday(report),
});

const verdictToday = ({ line, school }: ReportDocument) =>
  judgeBySchool(spellAdditives(line).text, school ? { school } : {}).verdict;

/** As all may read it. */
export const describeChange = ({ answer, ...report }: ReportDocument): VerdictChange => ({
  _id: String(report._id),
  changedAt: (report.changedAt ?? report.at).toISOString(),
  words: answer?.change?.words ?? '',
  before: report.verdict,
  after: answer?.change?.verdict ?? report.verdict,
  reason: answer?.reason ?? '',
  rule: report.rule ?? null,
  version: answer?.version ?? report.version,
});
