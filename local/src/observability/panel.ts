interface Query {
  expr: string;
  /** What a line is called; `{{service}}` is a label's value. */
  legend: string;
}

export interface Panel {
  title: string;
  description: string;
  unit: 's' | 'reqps' | 'percentunit' | 'short' | 'ops' | 'currencyUSD' | 'bytes';
  queries: Query[];
  /** A line that should not be crossed. */
  limit?: number;
}

export interface Row {
  title: string;
  panels: Panel[];
}

const columns = 24;
const height = 8;
const datasource = { type: 'prometheus', uid: `\${datasource}` };

const drawn = ({ title, description, unit, queries, limit }: Panel) => ({
  type: 'timeseries',
  title,
  description,
  datasource,
  fieldConfig: {
    defaults: {
      unit,
      min: 0,
      custom: {
        fillOpacity: 8,
        showPoints: 'never',
        ...(limit !== undefined && { thresholdsStyle: { mode: 'line' } }),
      },
      ...(limit !== undefined && {
        thresholds: {
          mode: 'absolute',
          steps: [
            { color: 'green', value: null },
            { color: 'red', value: limit },
          ],
        },
      }),
    },
    overrides: [],
  },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  targets: queries.map(({ expr, legend }, at) => ({
    refId: String.fromCharCode('A'.charCodeAt(0) + at),
    datasource,
    expr,
    legendFormat: legend,
  })),
});

interface Dashboard {
  uid: string;
  title: string;
  description: string;
  rows: Row[];
  /** A choice at the top: `$service` in queries. */
  choices?: { name: string; label: string; values: string }[];
}

/** As Grafana imports and provisions it. */
export function dashboard({ uid, title, description, rows, choices = [] }: Dashboard): string {
  let id = 0;
  let y = 0;
  const panels = rows.flatMap(row => {
    const head = {
      id: ++id,
      type: 'row',
      title: row.title,
      collapsed: false,
      gridPos: { x: 0, y, w: columns, h: 1 },
    };
    y += 1;
    const width = columns / row.panels.length;
    const drawnPanels = row.panels.map((panel, at) => ({
      id: ++id,
      ...drawn(panel),
      gridPos: { x: at * width, y, w: width, h: height },
    }));
    y += height;
    return [head, ...drawnPanels];
  });
  const chosen = choices.map(({ name, label, values }) => ({
    name,
    label,
    type: 'query',
    datasource,
    query: { query: values, refId: name },
    definition: values,
    refresh: 2,
    sort: 1,
    includeAll: false,
  }));
  const whole = {
    uid,
    title,
    description,
    tags: ['sufra'],
    schemaVersion: 39,
    version: 1,
    editable: false,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    timezone: 'utc',
    templating: {
      list: [{ name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus' }, ...chosen],
    },
    panels,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
