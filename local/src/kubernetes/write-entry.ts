import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { z } from 'zod';
import { gateway } from '../slices/repository.ts';
import type { Gateway, HTTPRoute } from './custom-resources.ts';
import type { Environment } from './environments.ts';
import { labelsOf, selectorOf } from './labels.ts';
import { callsPort } from './slice.ts';
import { inNamespace, tcp } from './write-network-policy.ts';

const name = 'sufra';
/** Longer than the longest answer of the site: a generation that is streamed. */
const longestAnswer = '120s';

type Entry = [z.infer<typeof Gateway>, ...z.infer<typeof HTTPRoute>[], INetworkPolicy];

/** From the internet to the gateway, by TLS with a certificate of cert-manager; plain calls are led to it. */
export function writeEntry({ origin, entry }: Environment): Entry | [] {
  if (!entry) return [];
  const { hostname } = new URL(origin);
  const allowedRoutes = { namespaces: { from: 'Same' as const } };
  const route = (suffix: string, sectionName: string) => ({
    apiVersion: 'gateway.networking.k8s.io/v1' as const,
    kind: 'HTTPRoute' as const,
    metadata: { name: `${name}-${suffix}` },
    spec: { parentRefs: [{ name, sectionName }], hostnames: [hostname] },
  });
  const site = route('site', 'https');
  const plain = route('plain', 'http');
  return [
    {
      apiVersion: 'gateway.networking.k8s.io/v1',
      kind: 'Gateway',
      metadata: { name, annotations: { 'cert-manager.io/cluster-issuer': entry.issuer } },
      spec: {
        gatewayClassName: entry.gatewayClass,
        listeners: [
          { name: 'http', hostname, port: 80, protocol: 'HTTP', allowedRoutes },
          {
            name: 'https',
            hostname,
            port: 443,
            protocol: 'HTTPS',
            allowedRoutes,
            tls: { mode: 'Terminate', certificateRefs: [{ name: `${name}-tls` }] },
          },
        ],
      },
    },
    {
      ...site,
      spec: {
        ...site.spec,
        rules: [{ timeouts: { request: longestAnswer }, backendRefs: [{ name: gateway, port: callsPort }] }],
      },
    },
    {
      ...plain,
      spec: {
        ...plain.spec,
        rules: [
          { filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } }] },
        ],
      },
    },
    {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata: { name: `${gateway}-entry`, labels: labelsOf(gateway, 'service') },
      spec: {
        podSelector: { matchLabels: selectorOf(gateway) },
        policyTypes: ['Ingress'],
        ingress: [{ from: [inNamespace(entry.namespace)], ports: [tcp(callsPort)] }],
      },
    },
  ];
}
