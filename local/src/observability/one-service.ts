import { dashboard } from './panel.ts';
import { rate, sumBy, traffic } from './queries.ts';

const one = 'service="$service"';

export const service = () =>
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
