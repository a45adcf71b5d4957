import { routes } from '@sufra/service-kit';
import { answerReport } from './answer-report.ts';
import { listChanges, listReports } from './list-reports.ts';
import { type ReportDeps, reportAsMember, reportAsVisitor } from './report-verdict.ts';

export const reportsRoutes = (deps: ReportDeps) =>
  routes({
    'POST /halal/reports': ({ body }, { ip }) => reportAsVisitor(deps, { ip, body }),
    'POST /halal/reports/own': ({ body, caller }) => reportAsMember(deps, { memberId: caller.userId, body }),
    'GET /halal/reports': ({ query }) => listReports(deps.reports, query),
    'POST /halal/reports/{id}/answer': ({ params, body, caller }) =>
      answerReport(deps, { id: params.id, moderatorId: caller.userId, body }),
    'GET /halal/changes': ({ query }) => listChanges(deps.reports, query),
  });
