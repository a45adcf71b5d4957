import { html, type Markup } from '../html/html.ts';
import type { Description, Operation } from './description.ts';
import type { RunningSlice } from './running.ts';
import { runningList } from './running-list.ts';
import { schemaOutline, typeOf } from './schema-outline.ts';

interface Call {
  id: string;
  method: string;
  path: string;
  operation: Operation;
}

const callsOf = ({ paths }: Description): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: `${method}${path.replaceAll(/[^a-z\d]+/gi, '-')}`.replace(/-$/, ''),
      method,
      path,
      operation,
    })),
  );

const title = ({ method, path }: Call) =>
  html`<span class="method ${method}">${method.toUpperCase()}</span> <code>${path.split('/').map((part, at) => (at === 0 ? part : html`<wbr>/${part}`))}</code>`;

const isDone = (status: string) => /^[23]/.test(status);

/** "`code`: sentence", one to a paragraph, as the contract's description writes them. */
const refusalsOf = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => !isDone(status))
    .flatMap(([status, { description }]) =>
      description.split('\n\n').map(line => {
        const [, code = '', sentence = line] = /^`(\w+)`: (.*)$/s.exec(line) ?? [];
        return html`<tr><td>${status}</td><td><code>${code}</code></td><td>${sentence}</td></tr>`;
      }),
    );

const parametersOf = ({ parameters }: Operation) =>
  parameters.length === 0
    ? undefined
    : html`<h4>Parameters</h4><ul class="fields">${parameters.map(
        ({ name, in: place, required, description, schema }) =>
          html`<li><code>${name}</code> <span class="type">${typeOf(schema)}</span> <span class="note">in the ${place}${description ? `: ${description}` : ''}</span>${
            required ? undefined : html` <span class="optional">optional</span>`
          }</li>`,
      )}</ul>`;

function contentOf(heading: string, content: Operation['responses'][string]['content']) {
  const schema = (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema;
  return schema ? html`<h4>${heading}</h4>${schemaOutline(schema)}` : undefined;
}

function callArticle(call: Call): Markup {
  const { operation } = call;
  const answers = Object.entries(operation.responses).filter(([status]) => isDone(status));
  return html`
<article id="${call.id}">
<h3><a href="#${call.id}">${title(call)}</a></h3>
<p>${operation.summary}. <span class="access">${operation.description}</span></p>
${parametersOf(operation)}
${contentOf('Body', operation.requestBody?.content)}
${answers.map(
  ([status, { content, description }]) =>
    contentOf(`Answer ${status}`, content) ?? html`<h4>Answer ${status}</h4><p>${description}</p>`,
)}
<details><summary>Refusals</summary>
<div class="wide"><table><thead><tr><th>Status</th><th>Code</th><th>What people read</th></tr></thead>
<tbody>${refusalsOf(operation)}</tbody></table></div></details>
</article>`;
}

/** The API as a page to read: every call of the contract, by the service that answers it. */
export function docsPage(
  description: Description,
  {
    styleAddress,
    iconAddress,
    running,
  }: { styleAddress: string; iconAddress: string; running: RunningSlice[] },
): string {
  const calls = callsOf(description);
  const services = [...new Set(calls.flatMap(({ operation }) => operation.tags))];
  const of = (service: string) => calls.filter(({ operation }) => operation.tags.includes(service));
  const base = description.servers[0]?.url ?? '';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${description.info.title}</title>
<link rel="icon" href="${iconAddress}" type="image/svg+xml">
<link rel="stylesheet" href="${styleAddress}">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${description.info.title}</h1>
<p>${description.info.description}</p>
<p>All paths stand below <code>${base}</code>. Calls for members take <code>Authorization: Bearer …</code>. Every refusal has one
shape: <code>{ error, message, code, requestId, details? }</code>; 429 and 503 say in <code>Retry-After</code> how long to wait.
The same for programs: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>; what the services tell each other:
<a href="/api/docs/asyncapi.json">AsyncAPI 3</a>.</p>
</header>
${runningList(running)}
<div class="columns">
<nav aria-label="Calls">${services.map(
    service => html`
<h2><a href="#${service}">${service}</a></h2>
<ul>${of(service).map(call => html`<li><a href="#${call.id}">${title(call)}</a></li>`)}</ul>`,
  )}
</nav>
<main id="calls">${services.map(
    service => html`
<section id="${service}" aria-labelledby="${service}-title">
<h2 id="${service}-title">${service}</h2>${of(service).map(callArticle)}
</section>`,
  )}
</main>
</div>
</body>
</html>
`.text;
}
