import type { Row } from './panel.ts';

export const events: Row = {
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
