import { frame } from '../../pages/frame.ts';
import { text } from '../../pages/text.ts';
import type { KeptTraces, Trace, Wanted } from './keep-traces.ts';
import { type OrderedSpan, orderSpans } from './order-spans.ts';

const notice =
  'This is no part of the site: it shows how requests went through the services on this machine. The last traces are kept, in memory alone.';

const durations = [0, 10, 50, 100, 500, 1_000, 5_000];
const mostShown = 100;
const whole = 100;
const thinnest = 0.5;
const deepest = 8;

const duration = (ms: number) => {
  if (ms >= 1_000) return `${(ms / 1_000).toFixed(2)} s`;
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
};
const clock = (at: number) => new Date(at).toISOString().slice(11, 23);
const failedMark = '<strong class="failed">failed</strong>';
const spansWord = (count: number) => `${count} ${count === 1 ? 'span' : 'spans'}`;

const option = (value: string | number, label: string, isChosen: boolean) =>
  `<option value="${text(String(value))}"${isChosen ? ' selected' : ''}>${text(label)}</option>`;

const select = (name: string, label: string, options: string[]) =>
  `<p><label for="${name}">${label}</label>\n<select id="${name}" name="${name}">${options.join('')}</select></p>`;

function filter(traces: KeptTraces, { service, leastMs = 0, onlyFailed = false }: Wanted): string {
  const services = traces.services().map(name => option(name, name, name === service));
  const least = durations.map(ms => option(ms, ms === 0 ? 'any time' : duration(ms), ms === leastMs));
  return `<form class="filter" action="/">
${select('service', 'Service', [option('', 'all', !service), ...services])}
${select('least', 'Took at least', least)}
${select('failed', 'Outcome', [option('', 'any', !onlyFailed), option('only', 'failed', onlyFailed)])}
<p><button>Show</button></p>
</form>`;
}

const factsOf = ({ ms, startedAt, spans, services }: Trace) =>
  `<b>${duration(ms)}</b> · ${clock(startedAt)} · ${spansWord(spans.length)} · ${text(services.join(', '))}`;

const row = (trace: Trace) => `<li>
<a href="/traces/${trace.id}">${text(trace.root.name)}</a> ${trace.isFailed ? failedMark : ''}
<span class="facts">${factsOf(trace)}</span>
</li>`;

export function listPage(traces: KeptTraces, wanted: Wanted): string {
  const found = traces.list(wanted);
  const list =
    found.length > 0
      ? `<ol class="traces">${found.slice(0, mostShown).map(row).join('')}</ol>`
      : '<p>There is no such trace yet. Open a page of the site, and look here again.</p>';
  const count =
    found.length > mostShown ? `The newest ${mostShown} of ${found.length}` : `${found.length} found`;
  return frame({
    title: 'Traces',
    notice,
    isWide: true,
    body: `<h1>Traces</h1>\n${filter(traces, wanted)}\n<h2>${count}</h2>\n${list}`,
  });
}

/** From where the span began to where it ended, of the whole trace's time. */
function bar(span: OrderedSpan['span'], { startedAt, ms }: Trace): string {
  const share = (part: number) => (ms > 0 ? (part / ms) * whole : 0);
  const from = Math.min(share(span.startedAt - startedAt), whole - thinnest);
  const width = Math.min(Math.max(share(span.ms), thinnest), whole - from);
  return `<svg class="bar${span.isFailed ? ' failed' : ''}" viewBox="0 0 ${whole} 4" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="${whole}" height="4"/><rect class="length" x="${from.toFixed(3)}" width="${width.toFixed(3)}" height="4"/></svg>`;
}

function spanRow({ span, depth }: OrderedSpan, trace: Trace): string {
  const facts = Object.entries(span.attributes).map(
    ([name, value]) => `<dt>${text(name)}</dt><dd>${text(value)}</dd>`,
  );
  const links = span.links.map(id => `<dt>has to do with</dt><dd><a href="/traces/${id}">${id}</a></dd>`);
  return `<li><details class="depth-${Math.min(depth, deepest)}"><summary><span class="name">${text(span.name)} ${span.isFailed ? failedMark : ''}<small>${text(span.service)}</small></span>
<span class="time">${duration(span.ms)}</span>${bar(span, trace)}</summary>
<dl><dt>began</dt><dd>${duration(span.startedAt - trace.startedAt)} after the first</dd>${facts.join('')}${links.join('')}</dl></details></li>`;
}

export function tracePage(trace: Trace): string {
  const { id, root, spans, dropped, isFailed } = trace;
  const begun = root.parentSpanId
    ? '<p>A browser or another caller began it, whose own part is not recorded.</p>'
    : '';
  const more = dropped > 0 ? `<p>${spansWord(dropped)} more could not be kept.</p>` : '';
  const rows = orderSpans(spans).map(ordered => spanRow(ordered, trace));
  return frame({
    title: `${root.name} · Traces`,
    notice,
    isWide: true,
    body: `<p><a href="/">All traces</a></p>
<h1>${text(root.name)} ${isFailed ? failedMark : ''}</h1>
<p class="facts">${factsOf(trace)}<br><small>${id}</small></p>
${begun}${more}
<ol class="spans">${rows.join('')}</ol>`,
  });
}

export const missingPage = () =>
  frame({
    title: 'No such trace',
    notice,
    body: '<h1>No such trace</h1>\n<p>It is not kept any more, or never came. <a href="/">All traces</a></p>',
  });
