import type { Panel } from './panel.ts';

const window = `[$__rate_interval]`;
export const rate = (metric: string, labels = '') => `rate(${metric}${labels && `{${labels}}`}${window})`;
export const sumBy = (by: string, expr: string) => `sum by (${by}) (${expr})`;
export const quantile = (share: number, histogram: string, labels = '') =>
  `histogram_quantile(${share}, ${sumBy('le', rate(`${histogram}_bucket`, labels))})`;

export const percentiles = (histogram: string, labels = '') =>
  [0.5, 0.95, 0.99].map(share => ({
    expr: quantile(share, histogram, labels),
    legend: `p${share * 100}`,
  }));

export const requests = 'sufra_http_request_seconds';
export const failed = 'status=~"5.."';

export const objective = (name: string, title: string, limit: number): Panel => ({
  title,
  description: 'The share that missed the objective, over an hour and a day; the line is what may be missed.',
  unit: 'percentunit',
  limit,
  queries: ['1h', '1d'].map(over => ({
    expr: `objective:${name}_bad:ratio_rate${over}`,
    legend: `over ${over}`,
  })),
});

export const traffic = (by: string, labels: string): Panel[] => [
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
