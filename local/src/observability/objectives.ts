/** A service objective: which share of what members ask for has to be good, and how Prometheus counts what was not. */
interface Objective {
  name: string;
  /** For the operator, as the subject of a sentence. */
  what: string;
  good: number;
  /** The share that was bad, over a window. */
  bad: (window: string) => string;
  section: string;
}

const ratio = (bad: string, all: string) => `${bad}\n          / ${all}`;
const slowerThan = (histogram: string, le: string) => (window: string) =>
  `1 - ${ratio(
    `sum(rate(${histogram}_bucket{le="${le}"}[${window}]))`,
    `sum(rate(${histogram}_count[${window}]))`,
  )}`;

const pages = 'sufra_http_request_seconds_count{service="svc-gateway",route="page"';

const objectives: Objective[] = [
  {
    name: 'Pages',
    what: 'pages are answered without a fault',
    good: 0.999,
    // Where there are pages and none has failed, there is no series of those that have.
    bad: window =>
      ratio(
        `(sum(rate(${pages},status=~"5.."}[${window}])) or 0 * sum(rate(${pages}}[${window}])))`,
        `sum(rate(${pages}}[${window}]))`,
      ),
    section: 'pages-fail',
  },
  {
    name: 'Generations',
    what: 'recipes take less than a second beside their model',
    good: 0.95,
    bad: slowerThan('sufra_generation_own_seconds', '1'),
    section: 'generations-are-slow-beside-their-model',
  },
  {
    name: 'Mails',
    what: 'mails leave within a minute',
    good: 0.99,
    bad: slowerThan('sufra_mail_delay_seconds', '60'),
    section: 'mails-are-late',
  },
];

const windows = ['5m', '30m', '1h', '2h', '6h', '1d', '3d'];

/** How many times as fast as allowed the budget goes, over a long window and, so that an alert ends soon, over a short one. */
const speeds = {
  Fast: {
    severity: 'critical',
    says: 'a day of this costs the budget of six days or more',
    pairs: [
      { short: '5m', long: '1h', burn: 14.4 },
      { short: '30m', long: '6h', burn: 6 },
    ],
  },
  Slow: {
    severity: 'warning',
    says: 'the budget of the month will not last',
    pairs: [
      { short: '2h', long: '1d', burn: 3 },
      { short: '6h', long: '3d', burn: 1 },
    ],
  },
} as const;

const recordOf = ({ name }: Objective, window: string) =>
  `objective:${name.toLowerCase()}_bad:ratio_rate${window}`;

/** Without what binary fractions add. */
const rounded = (value: number) => String(Number(value.toPrecision(6)));

const recording = (objective: Objective) =>
  windows.map(
    window => `      - record: ${recordOf(objective, window)}
        expr: |
          ${objective.bad(window)}`,
  );

const alerting = (objective: Objective) =>
  Object.entries(speeds).map(([speed, { severity, says, pairs }]) => {
    const conditions = pairs.map(({ short, long, burn }) => {
      const most = rounded(burn * (1 - objective.good));
      return `(${recordOf(objective, short)} > ${most} and ${recordOf(objective, long)} > ${most})`;
    });
    return `      - alert: ${objective.name}Burn${speed}
        expr: |
          ${conditions.join('\n          or ')}
        for: 2m
        labels: { severity: ${severity} }
        annotations:
          summary: "{{ $value | humanizePercentage }} miss the objective (${rounded(objective.good * 100)}% of ${objective.what}): ${says}"
          action: "docs/runbook.md says where to look"
          runbook: "docs/runbook.md#${objective.section}"`;
  });

const others = `  - name: sufra-model
    rules:
      - alert: ModelFails
        expr: |
          sum(rate(sufra_model_calls_total{outcome=~"busy|broken"}[10m]))
            / sum(rate(sufra_model_calls_total[10m])) > 0.2
        for: 5m
        labels: { severity: critical }
        annotations:
          summary: "{{ $value | humanizePercentage }} of the calls to the model fail"
          action: "See whether its provider says so too; 'broken' means our key, our request or their address"
          runbook: "docs/runbook.md#the-model-fails"
  - name: sufra-traces
    rules:
      - alert: SpansLost
        expr: sum by (service) (rate(sufra_spans_total{outcome!="sent"}[10m])) > 0
        for: 10m
        labels: { severity: warning }
        annotations:
          summary: "{{ $labels.service }} loses spans of traces; requests are not affected"
          action: "See whether the collector answers; OTEL_TRACES_SAMPLER_ARG lowers what is sent"
          runbook: "docs/runbook.md#traces-are-incomplete"`;

/** Rules for Prometheus: what was bad over each window, and when that goes too fast. */
export const objectiveRules =
  () => `# Written by npm run slices:write (local/src/observability/objectives.ts). Service objectives over 30 days.
groups:
${objectives
  .map(
    objective => `  - name: sufra-objective-${objective.name.toLowerCase()}
    rules:
${[...recording(objective), ...alerting(objective)].join('\n')}`,
  )
  .join('\n')}
${others}
`;
