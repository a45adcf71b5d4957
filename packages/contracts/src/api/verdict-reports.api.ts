import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { Id, Instant, SiteLanguage } from './fields.ts';
import { Verdict } from './judged-line.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';
import { Next, PageQuery } from './paged.ts';
import { School } from './school.ts';

const words = (most: number) =>
  ownWords()
    .trim()
    .min(1, orStop('Please fill this in.'))
    .max(most, orStop(`Please use at most ${most} characters.`));

/** A verdict as it was shown, which its reader says is wrong. */
const ReportedVerdict = z.object({
  line: words(limits.reportedLineLength).describe('the ingredient, or the words of a request'),
  words: ownWords()
    .trim()
    .max(limits.reportedLineLength, orStop('This is too long.'))
    .describe('what in the line the verdict is of; empty where nothing was found'),
  verdict: Verdict,
  rule: z.int().positive().max(99, orStop()).nullable().describe('of the published policy'),
  school: School.nullable().describe('whose line was asked for; null for that of the site'),
  language: SiteLanguage.describe('of the page'),
  place: z.enum(['label', 'recipe', 'import', 'request']).describe('where the verdict was shown'),
});

export const VerdictReportBody = ReportedVerdict.extend({
  says: words(limits.reportLength).describe('what is wrong with it'),
});
export type VerdictReportBody = z.infer<typeof VerdictReportBody>;

const Outcome = z.enum(['changed', 'stays']);

const ReportAnswer = z.object({
  outcome: Outcome,
  reason: z.string(),
  answeredAt: Instant,
  change: z.object({ words: z.string(), verdict: Verdict }).nullable(),
});

export const VerdictReport = VerdictReportBody.extend({
  _id: Id,
  at: Instant,
  line: z.string().describe('empty where it went with the account of its reporter'),
  says: z.string(),
  version: z.string().describe('of the guard whose verdict it was'),
  answer: ReportAnswer.nullable(),
});
export type VerdictReport = z.infer<typeof VerdictReport>;

const ReportInQueue = VerdictReport.extend({
  isByMember: z.boolean().describe('who is mailed the answer'),
  today: Verdict.nullable().describe('of the line by itself, by the guard of today'),
});

/** What a report led to, for all to read: nothing of its reporter. */
export const VerdictChange = z.object({
  _id: Id,
  changedAt: Instant,
  words: z.string(),
  before: Verdict,
  after: Verdict,
  reason: z.string(),
  rule: z.int().positive().nullable(),
  version: z.string().describe('of the guard that first judged so'),
});
export type VerdictChange = z.infer<typeof VerdictChange>;

const AnswerBody = z
  .object({
    outcome: Outcome,
    reason: words(limits.reportAnswerLength).describe('mailed to a member; of a change also shown to all'),
    change: z
      .object({ words: words(limits.changedWordsLength), verdict: Verdict })
      .optional()
      .describe('what was changed, and into which verdict'),
  })
  .refine(({ outcome, change }) => outcome === 'stays' || change !== undefined, {
    ...orStop('Please fill this in.'),
    path: ['change'],
  });
export type ReportAnswerBody = z.infer<typeof AnswerBody>;

const reporting = {
  slice: 'svc-recipes',
  body: VerdictReportBody,
  status: 201,
  answer: z.object({ _id: Id }),
  problems: [],
} as const;

export const verdictReportsApi = {
  'POST /halal/reports': {
    ...reporting,
    summary: 'Say that a verdict is wrong, without an account: no answer is mailed',
    access: 'public',
  },
  'POST /halal/reports/own': {
    ...reporting,
    summary: 'Say that a verdict is wrong; the answer is mailed to the member',
    access: 'member',
  },
  'GET /halal/reports': {
    slice: 'svc-recipes',
    summary: 'The reports of wrong verdicts, newest first, page by page',
    access: 'moderator',
    query: z.object({
      state: z.enum(['open', 'answered']).optional().describe('all of them unless said'),
      ...PageQuery.shape,
    }),
    status: 200,
    answer: z.object({ reports: z.array(ReportInQueue), next: Next }),
    problems: [],
  },
  'POST /halal/reports/{id}/answer': {
    slice: 'svc-recipes',
    summary: 'Answer a report, once; it stands in the audit log, and a change in the public list',
    access: 'moderator',
    params: z.object({ id: Id }),
    body: AnswerBody,
    status: 200,
    answer: z.object({ report: ReportInQueue }),
    problems: ['not_found', 'report_answered'],
  },
  'GET /halal/changes': {
    slice: 'svc-recipes',
    summary: 'What reports of readers have changed in the check, newest first, page by page',
    access: 'public',
    query: PageQuery,
    status: 200,
    answer: z.object({ changes: z.array(VerdictChange), next: Next }),
    problems: [],
  },
} as const satisfies ApiTable;
