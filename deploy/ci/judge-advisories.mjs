const bad = new Set(['high', 'critical']);

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Each advisory once, with the packages that it is about. */
function advisoriesIn(vulnerabilities) {
  const found = new Map();
  // A text names another package of the list, where the advisory itself stands.
  for (const { via } of Object.values(vulnerabilities))
    for (const one of via) if (typeof one === 'object' && bad.has(one.severity)) found.set(one.url, one);
  return [...found.values()];
}

/**
 * What an answer of `npm audit --json` says, less what was accepted and until when: `found`, `none`, or `unknown` when the registry gave no
 * answer to the question.
 */
export function judge({ text, accepted, today }) {
  const report = parsed(text);
  if (!report?.vulnerabilities) {
    const reason = report?.message ?? 'npm gave no answer';
    return {
      outcome: 'unknown',
      lines: [`skipped: the registry answers no question about advisories (${reason})`],
    };
  }
  const isAccepted = ({ url }) => accepted.some(one => one.url === url && new Date(one.until) > today);
  const open = advisoriesIn(report.vulnerabilities).filter(advisory => !isAccepted(advisory));
  const over = accepted.filter(({ until }) => new Date(until) <= today);
  const lines = [
    ...open.map(({ name, severity, title, url }) => `${severity}: ${name}, ${title} (${url})`),
    ...over.map(({ url, until }) => `accepted until ${until}, which is over: ${url}`),
  ];
  if (lines.length > 0) return { outcome: 'found', lines };
  return { outcome: 'none', lines: ['no advisory that is high or critical'] };
}
