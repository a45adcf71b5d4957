import { z } from 'zod';
import type { Manifest } from './validate.ts';

const Selector = z.object({ matchLabels: z.record(z.string(), z.string()).default({}) });
const Peer = z.object({
  podSelector: Selector.optional(),
  namespaceSelector: Selector.optional(),
  ipBlock: z.object({ cidr: z.string() }).optional(),
});
const Ports = z.array(z.object({ port: z.number() })).default([]);
const Policy = z.object({
  spec: z.object({
    podSelector: Selector,
    ingress: z.array(z.object({ from: z.array(Peer).default([]), ports: Ports })).default([]),
    egress: z.array(z.object({ to: z.array(Peer).default([]), ports: Ports })).default([]),
  }),
});

const nameIn = (labels: Record<string, string>) =>
  labels['app.kubernetes.io/name'] ?? (labels.app === 'mongodb-svc' ? 'mongodb' : labels['k8s-app']) ?? '';

function nameOf({ podSelector, namespaceSelector, ipBlock }: z.infer<typeof Peer>): string {
  if (ipBlock) return ipBlock.cidr === '0.0.0.0/0' ? 'internet' : ipBlock.cidr;
  if (podSelector) return nameIn(podSelector.matchLabels);
  return `all in ${namespaceSelector?.matchLabels['kubernetes.io/metadata.name']}`;
}

const line = (from: string, to: string, port: number) => `${from} → ${to}:${port}`;

/** What may be opened at its beginning, and what may arrive at its end. */
export function connectionsOf(manifests: readonly Manifest[]) {
  const out = new Set<string>();
  const into = new Set<string>();
  for (const manifest of manifests.filter(({ kind }) => kind === 'NetworkPolicy')) {
    const { podSelector, ingress, egress } = Policy.parse(manifest).spec;
    const own = nameIn(podSelector.matchLabels);
    for (const rule of egress)
      for (const peer of rule.to) for (const { port } of rule.ports) out.add(line(own, nameOf(peer), port));
    for (const rule of ingress)
      for (const peer of rule.from)
        for (const { port } of rule.ports) into.add(line(nameOf(peer), own, port));
  }
  return { out, into };
}

/** What stands in for others, and what runs on the machine of a composed site, is in no cluster. */
const ofComposeAlone = /this-machine|mongodb-accounts|google|stripe|chef|mail-catcher/;
const namesInCluster: Record<string, string> = { collector: 'prometheus' };
const tracesInCluster = 'opentelemetry-collector';

/** The lines of docs/architecture.md. */
export function connectionsIn(text: string): Set<string> {
  const [, after = ''] = text.split('\n## Who calls whom\n');
  const [section = ''] = after.split('\n## ');
  const lines = [...section.matchAll(/^([\w-]+) -> (.+)$/gm)];
  return new Set(
    lines.flatMap(([, from = '', called = '']) =>
      called
        .split(' ')
        .map(to => `${namesInCluster[from] ?? from} → ${to.replace(/^traces:/, `${tracesInCluster}:`)}`)
        .filter(edge => !ofComposeAlone.test(edge) && !edge.startsWith('traces ')),
    ),
  );
}

/** By which port the internet is reached follows from the provider. */
export const withoutInternetPort = (edge: string) => edge.replace(/ → internet:\d+$/, ' → internet');
