import { limits, type VerdictReportBody } from '@sufra/contracts';
import { type Limit, limitKey, recordCreate, type Throttle } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { Guard } from '../halal/guard.ts';
import type { ReportModel } from './report-model.ts';

const hour = 3_600_000;
const ofMember: Limit = { name: 'reports of a member', most: limits.reportsPerHour, windowMs: hour };
const ofVisitor: Limit = {
  name: 'reports of a visitor',
  most: limits.reportsOfVisitorPerHour,
  windowMs: hour,
};
/** More than that, from however many addresses, are no readers. */
const ofAllVisitors: Limit = {
  name: 'reports of all visitors',
  most: limits.reportsOfVisitorsPerDay,
  windowMs: 24 * hour,
};

export interface ReportDeps {
  reports: ReportModel;
  throttle: Throttle;
  guard: Pick<Guard, 'version' | 'judgeText'>;
}

export async function reportAsMember(
  deps: ReportDeps,
  { memberId, body }: { memberId: string; body: VerdictReportBody },
) {
  await deps.throttle.take(ofMember, memberId);
  return keep(deps, body, memberId);
}

export async function reportAsVisitor(
  deps: ReportDeps,
  { ip, body }: { ip: string; body: VerdictReportBody },
) {
  const giveBack = await deps.throttle.take(ofVisitor, limitKey(ip));
  try {
    await deps.throttle.take(ofAllVisitors, 'all');
  } catch (error) {
    await giveBack();
    throw error;
  }
  return keep(deps, body);
}

async function keep({ reports, guard }: ReportDeps, body: VerdictReportBody, reporterId?: string) {
  const _id = new Types.ObjectId();
  const rule = body.rule ?? ruleOf(guard, body);
  const version = guard.version;
  await reports.create(
    recordCreate({
      ...{ ...body, _id, rule, version },
      ...{ at: new Date(), isOpen: true },
      ...(reporterId && { reporterId }),
    }),
  );
  return { _id: String(_id) };
}

/** A page that was told no rule leaves it to the guard, where that still says the same of the line. */
const ruleOf = ({ judgeText }: Pick<Guard, 'judgeText'>, { line, verdict }: VerdictReportBody) =>
  judgeText(line).findings.find(finding => finding.verdict === verdict)?.rule ?? null;
