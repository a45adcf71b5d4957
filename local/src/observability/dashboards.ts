import { dashboard, type Panel, type Row } from './panel.ts';

const window = `[$__rate_interval]`;
const rate = (metric: string, labels = '') => `rate(${metric}${labels && `{${labels}}`}${window})`;
const sumBy = (by: string, expr: string) => `sum by (${by}) (${expr})`;
const quantile = (share: number, histogram: string, labels = '') =>
  `histogram_quantile(${share}, ${sumBy('le', rate(`${histogram}_bucket`, labels))})`;

const percentiles = (histogram: string, labels = '') =>
  [0.5, 0.95, 0.99].map(share => ({
    expr: quantile(share, histogram, labels),
    legend: `p${share * 100}`,
  }));

const requests = 'sufra_http_request_seconds';
const failed = 'status=~"5.."';

const objective = (name: string, title: string, limit: number): Panel => ({
  title,
  description: 'The share that missed the objective, over an hour and a day; the line is what may be missed.',
  unit: 'percentunit',
  limit,
  queries: ['1h', '1d'].map(over => ({
    expr: `objective:${name}_bad:ratio_rate${over}`,
    legend: `over ${over}`,
  })),
});

const traffic = (by: string, labels: string): Panel[] => [
  {
    title: 'Requests',
    description: 'A second.',
    unit: 'reqps',
    queries: [{ expr: sumBy(by, rate(`${requests}_count`, labels)), legend: `{{${by}}}` }],
  },
  {
    title: 'Share that failed',
    description: 'Answered with 500 or more.',
    unit: 'percentunit',
    limit: 0.02,
    queries: [
      {
        expr: `${sumBy(by, rate(`${requests}_count`, [labels, failed].filter(Boolean).join(',')))} / ${sumBy(by, rate(`${requests}_count`, labels))}`,
        legend: `{{${by}}}`,
      },
    ],
  },
  {
    title: 'How long 95 of 100 took at most',
    description: 'Streams are counted whole.',
    unit: 's',
    queries: [
      {
        expr: `histogram_quantile(0.95, ${sumBy(`le, ${by}`, rate(`${requests}_bucket`, labels))})`,
        legend: `{{${by}}}`,
      },
    ],
  },
];

const events: Row = {
  title: 'Events',
  panels: [
    {
      title: 'Age of the oldest event in an outbox',
      description: 'Not published yet.',
      unit: 's',
      limit: 60,
      queries: [{ expr: 'max by (service) (sufra_outbox_oldest_seconds)', legend: '{{service}}' }],
    },
    {
      title: 'Waiting',
      description: 'Not delivered yet, and failed and to be tried again.',
      unit: 'short',
      queries: [
        { expr: 'max by (queue) (sufra_events_queued)', legend: 'queued {{queue}}' },
        { expr: 'max by (queue) (sufra_events_waiting)', legend: 'failed {{queue}}' },
      ],
    },
    {
      title: 'Parked',
      description: 'Given up on, until an operator puts them back.',
      unit: 'short',
      queries: [{ expr: 'max by (queue) (sufra_events_parked)', legend: '{{queue}}' }],
    },
  ],
};

const overview = () =>
  dashboard({
    uid: 'sufra-overview',
    title: 'Sufra: overview',
    description: 'Whether members get what they come for, and which service stands in the way.',
    rows: [
      {
        title: 'Service objectives',
        panels: [
          objective('pages', 'Pages that failed', 0.001),
          objective('generations', 'Recipes slow beside their model', 0.05),
          objective('mails', 'Mails later than a minute', 0.01),
        ],
      },
      { title: 'Requests by service', panels: traffic('service', '') },
      events,
      {
        title: 'Services',
        panels: [
          {
            title: 'Not ready',
            description: '1: cannot answer requests.',
            unit: 'short',
            queries: [
              { expr: '1 - min by (service, instance) (sufra_ready)', legend: '{{service}} {{instance}}' },
            ],
          },
          {
            title: 'Refused, since too much was under way',
            description: 'A second, by what was full.',
            unit: 'reqps',
            queries: [
              {
                expr: sumBy('service, full', rate('sufra_overload_refused_total')),
                legend: '{{service}} {{full}}',
              },
            ],
          },
          {
            title: 'Spans that the collector does not have',
            description: 'A second.',
            unit: 'ops',
            queries: [
              { expr: sumBy('service', rate('sufra_spans_total', 'outcome!="sent"')), legend: '{{service}}' },
            ],
          },
        ],
      },
    ],
  });

const one = 'service="$service"';

const service = () =>
  dashboard({
    uid: 'sufra-service',
    title: 'Sufra: one service',
    description: 'Rate, faults and duration of one service, by route and by type of event.',
    choices: [{ name: 'service', label: 'Service', values: 'label_values(sufra_ready, service)' }],
    rows: [
      { title: 'Requests by route', panels: traffic('route', one) },
      {
        title: 'Events by type',
        panels: [
          {
            title: 'Handled',
            description: 'A second.',
            unit: 'ops',
            queries: [
              {
                expr: sumBy('type', rate('sufra_events_total', `${one},outcome="delivered"`)),
                legend: '{{type}}',
              },
            ],
          },
          {
            title: 'Not handled well',
            description: 'Tried again, parked, refused, not known or not taken by any queue, a second.',
            unit: 'ops',
            queries: [
              {
                expr: sumBy(
                  'type, outcome',
                  rate('sufra_events_total', `${one},outcome!~"delivered|published"`),
                ),
                legend: '{{type}} {{outcome}}',
              },
            ],
          },
          {
            title: 'How long 95 of 100 were handled at most',
            description: 'Those that were handled well.',
            unit: 's',
            queries: [
              {
                expr: `histogram_quantile(0.95, ${sumBy('le, type', rate('sufra_event_handling_seconds_bucket', one))})`,
                legend: '{{type}}',
              },
            ],
          },
        ],
      },
      {
        title: 'The process',
        panels: [
          {
            title: 'Processor time',
            description: 'Of one processor; of services with a process of their own.',
            unit: 'percentunit',
            queries: [{ expr: rate('process_cpu_seconds_total', one), legend: '{{instance}}' }],
          },
          {
            title: 'Memory',
            description: 'Resident.',
            unit: 'bytes',
            queries: [{ expr: `process_resident_memory_bytes{${one}}`, legend: '{{instance}}' }],
          },
          {
            title: 'What is not well',
            description: '1: the check fails.',
            unit: 'short',
            queries: [{ expr: `max by (check) (sufra_check_failed{${one}})`, legend: '{{check}}' }],
          },
        ],
      },
    ],
  });

const work = () =>
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
        title: 'Mails',
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
        ],
      },
    ],
  });

export const dashboards = (): Record<string, string> => ({
  overview: overview(),
  service: service(),
  work: work(),
});
