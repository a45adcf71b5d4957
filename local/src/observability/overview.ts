import { events } from './event-panels.ts';
import { dashboard } from './panel.ts';
import { objective, rate, sumBy, traffic } from './queries.ts';

export const overview = () =>
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
