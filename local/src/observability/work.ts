import { dashboard } from './panel.ts';
import { percentiles, rate, sumBy } from './queries.ts';

export const work = () =>
  dashboard({
    uid: 'sufra-work',
    title: 'Sufra: recipes, the model and mails',
    description: 'What becomes of generations and mails, and what the model costs.',
    rows: [
      {
        title: 'Generations',
        panels: [
          {
            title: 'By how they ended',
            description: 'A refusal by its code.',
            unit: 'ops',
            queries: [{ expr: sumBy('outcome', rate('sufra_generations_total')), legend: '{{outcome}}' }],
          },
          {
            title: 'Refused by a quota',
            description: 'A member’s, or that of all members behind one address.',
            unit: 'ops',
            queries: [
              {
                expr: sumBy(
                  'outcome',
                  rate('sufra_generations_total', 'outcome=~".*quota_exhausted|too_many_requests"'),
                ),
                legend: '{{outcome}}',
              },
            ],
          },
          {
            title: 'How long a recipe takes beside its model',
            description: 'The objective is a second for 95 of 100.',
            unit: 's',
            limit: 1,
            queries: percentiles('sufra_generation_own_seconds'),
          },
        ],
      },
      {
        title: 'The guard and places',
        panels: [
          {
            title: 'What was wrong with drafts',
            description: 'Answers of the model.',
            unit: 'ops',
            queries: [{ expr: sumBy('outcome', rate('sufra_drafts_total')), legend: '{{outcome}}' }],
          },
          {
            title: 'Verdicts',
            description: 'Of drafts that were judged.',
            unit: 'ops',
            queries: [
              {
                expr: sumBy('verdict', rate('sufra_drafts_total', 'verdict!="none"')),
                legend: '{{verdict}}',
              },
            ],
          },
          {
            title: 'Places for generations',
            description: 'Taken, and how many there are.',
            unit: 'short',
            queries: [
              { expr: 'max(sufra_generations_reserved)', legend: 'taken' },
              { expr: 'max(sufra_generations_reserved_most)', legend: 'there are' },
            ],
          },
        ],
      },
      {
        title: 'The model',
        panels: [
          {
            title: 'Calls by how they ended',
            description: 'cut: we hung up, since a line was not good or the caller had left.',
            unit: 'ops',
            queries: [{ expr: sumBy('outcome', rate('sufra_model_calls_total')), legend: '{{outcome}}' }],
          },
          {
            title: 'Tokens in an hour',
            description: 'Told by its server, or estimated from letters where it did not tell.',
            unit: 'short',
            queries: [
              {
                expr: 'sum by (direction, basis) (increase(sufra_model_tokens_total[1h]))',
                legend: '{{direction}} {{basis}}',
              },
            ],
          },
          {
            title: 'Dollars in a day',
            description: 'By OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE; nothing where they are not set.',
            unit: 'currencyUSD',
            queries: [{ expr: 'sum(increase(sufra_model_dollars_total[1d]))', legend: 'spent' }],
          },
        ],
      },
      {
        title: 'Mails and reminders',
        panels: [
          {
            title: 'By what became of them',
            description: 'Of each try that settled one.',
            unit: 'ops',
            queries: [{ expr: sumBy('outcome', rate('sufra_mails_total')), legend: '{{outcome}}' }],
          },
          {
            title: 'From the event to the mail server',
            description: 'The objective is a minute for 99 of 100.',
            unit: 's',
            limit: 60,
            queries: percentiles('sufra_mail_delay_seconds'),
          },
          {
            title: 'What Stripe told and is not worked on',
            description: 'Age of the oldest, and how many.',
            unit: 's',
            queries: [
              { expr: 'max(sufra_webhook_inbox_oldest_seconds)', legend: 'oldest' },
              { expr: 'max(sufra_webhook_inbox_waiting)', legend: 'waiting' },
            ],
          },
          {
            title: 'Reminders by what became of them',
            description:
              'At push services. late: worth nothing any more; gone: the browser has unsubscribed; refused: by the push service, or its host is not named.',
            unit: 'ops',
            queries: [{ expr: sumBy('outcome', rate('sufra_reminders_total')), legend: '{{outcome}}' }],
          },
        ],
      },
    ],
  });
