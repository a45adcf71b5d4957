import type { Version } from '@sufra/service-kit';
import { html, type Markup } from '../html/html.ts';
import type { RunningSlice } from './running.ts';

const shown = 8;

const versionOf = ({ version, commit }: Version) =>
  commit
    ? html`<code>${version}</code> <span class="note">of <code title="${commit}">${commit.slice(0, shown)}</code></span>`
    : html`<code>${version}</code>`;

/** Which version and commit of each slice answers at the moment. */
export const runningList = (running: RunningSlice[]): Markup => html`
<section id="running" aria-labelledby="running-title">
<h2 id="running-title">What runs</h2>
<div class="wide"><table><thead><tr><th>Slice</th><th>Version</th></tr></thead>
<tbody>${running.map(
  ({ slice, versions }) =>
    html`<tr><td><code>${slice}</code></td><td>${
      versions.length > 0
        ? versions.map((version, at) => html`${at > 0 ? html`, ` : undefined}${versionOf(version)}`)
        : html`<span class="note">does not say</span>`
    }</td></tr>`,
)}</tbody></table></div>
<p><a href="/api/docs/running.json">The same for programs</a></p>
</section>`;
