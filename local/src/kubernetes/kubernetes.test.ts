import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readEnvironment } from '@sufra/service-kit';
import { z } from 'zod';
import { gateway, repository, services } from '../slices/repository.ts';
import { environmentOf } from '../slices/service-environment.ts';
import { kubernetesFiles } from './all-files.ts';
import { connectionsIn, connectionsOf, withoutInternetPort } from './connections.ts';
import {
  documentsIn,
  filesInTree,
  kubernetesFolder,
  noKustomize,
  readInTree,
  render,
  renderWith,
} from './render.ts';
import { allSlices } from './slice.ts';
import { faultsOf, type Manifest } from './validate.ts';

const environments = ['production', 'local'];
const inTree = filesInTree();
const isKustomization = (path: string) => path.endsWith('kustomization.yaml');

const allFaults = async (documents: readonly unknown[]) =>
  (await Promise.all(documents.map(faultsOf))).flat();

const files = await kubernetesFiles();

describe('the files for Kubernetes', () => {
  test('are what `npm run kubernetes:write` makes, and no other', () => {
    const { written, first } = files;
    const stale = written.filter(({ path, text }) => !inTree.includes(path) || readInTree(path) !== text);
    expect(stale.map(({ path }) => path)).toEqual([]);
    expect(inTree.toSorted()).toEqual([...written, ...first].map(({ path }) => path).toSorted());
  });

  test('let a team choose the image of its own slice alone', () => {
    const { first } = files;
    for (const { path } of first) {
      const slice = path.split('/').at(-3);
      const [content] = documentsIn(readInTree(path));
      expect(content).toMatchObject({ kind: 'Component', images: [{ name: slice }] });
      expect(Object.keys(Object(content)).toSorted()).toEqual(['apiVersion', 'images', 'kind']);
    }
  });

  test('are taken one by one by the schemas of their kinds', async () => {
    const resources = inTree.filter(
      path => !isKustomization(path) && !path.endsWith('without-autoscaler.yaml'),
    );
    expect(resources.length).toBeGreaterThan(50);
    expect(await allFaults(resources.flatMap(path => documentsIn(readInTree(path))))).toEqual([]);
  });
});

describe('an error is caught in', () => {
  const deployment = () => readInTree('slices/svc-blog/deployment.yaml');
  const broker = () => readInTree('platform/broker-rights.yaml');
  test.each([
    ['a field that does not exist', deployment, ['livenessProbe:', 'livenesProbe:'], 'livenesProbe'],
    ['a field deep inside', deployment, ['secretKeyRef:', 'secretRef:'], 'secretRef'],
    ['a quantity', deployment, ['memory: 768Mi', 'memory: 768 MB'], 'quantity'],
    ['a type', deployment, ['replicas: 2', 'replicas: two'], 'replicas'],
    ['what has to be there', deployment, ['matchLabels:', 'matchExpressions:'], 'matchExpressions'],
    ['a version of the API', deployment, ['apps/v1', 'apps/v1beta9'], 'no kind that is known'],
    ['a field of an operator’s resource', broker, ['routingKey:', 'routing_key:'], 'routing_key'],
    ['the kind of a queue', broker, ['type: quorum', 'type: classic'], 'quorum'],
  ])('%s', async (_, read, [right = '', wrong = ''], words) => {
    const text = read();
    expect(text).toContain(right);
    expect(String(await allFaults(documentsIn(text.replace(right, wrong))))).toContain(words);
  });
});

const Container = z.object({
  env: z
    .array(
      z.object({
        name: z.string(),
        value: z.string().optional(),
        valueFrom: z
          .object({
            secretKeyRef: z.object({ name: z.string(), key: z.string(), optional: z.boolean().optional() }),
          })
          .optional(),
      }),
    )
    .default([]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
  ports: z.array(z.object({ name: z.string().optional(), containerPort: z.number() })).default([]),
});
const Labels = z.record(z.string(), z.string());
const Deployment = z.object({
  kind: z.literal('Deployment'),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    selector: z.object({ matchLabels: Labels }),
    template: z.object({
      metadata: z.object({ labels: Labels }),
      spec: z.object({ containers: z.tuple([Container]) }),
    }),
  }),
});
const Probed = z.object({
  startupProbe: z.unknown(),
  readinessProbe: z.unknown(),
  livenessProbe: z.unknown(),
});

if (noKustomize)
  process.stderr.write(`skipped: the rendered files for Kubernetes, because there is ${noKustomize}\n`);
const describeRendered = noKustomize ? describe.skip : describe;

describeRendered(`rendered for an environment${noKustomize ? ` (skipped: ${noKustomize})` : ''}`, () => {
  const rendered: Record<string, Manifest[]> = {};
  beforeAll(() => {
    for (const name of environments) rendered[name] = render(join(kubernetesFolder, name)) as Manifest[];
  });
  const of = (environment: string, kind: string) =>
    (rendered[environment] ?? []).filter(each => each.kind === kind);
  const deploymentsIn = (environment: string) =>
    of(environment, 'Deployment').map(each => Deployment.parse(each));

  const made = z
    .object({ items: z.array(z.object({ metadata: z.object({ name: z.string() }), stringData: Labels })) })
    .parse(
      JSON.parse(
        execFileSync(process.execPath, [join(kubernetesFolder, 'make-secrets.mjs'), '--stand-ins'], {
          encoding: 'utf8',
          env: { PATH: process.env.PATH },
        }),
      ),
    ).items;
  const secretValues = (name: string): Record<string, string> =>
    made.find(each => each.metadata.name === name)?.stringData ??
    (/-mongodb$/.test(name)
      ? {
          'connectionString.standard': `mongodb://a:b@mongodb-0.mongodb-svc.sufra.svc.cluster.local:27017,mongodb-1.mongodb-svc.sufra.svc.cluster.local:27017/x?replicaSet=mongodb&ssl=false`,
        }
      : {});

  test.each(environments)('%s is taken by the schemas', async environment => {
    expect(rendered[environment]?.length).toBeGreaterThan(100);
    expect(await allFaults(rendered[environment] ?? [])).toEqual([]);
  });

  test('and with secrets from outside and replicas by the length of queues', async () => {
    const components = inTree
      .filter(path => /^slices\/.*(external-secrets|scaled-by-queue)\/kustomization\.yaml$/.test(path))
      .map(path => path.replace('/kustomization.yaml', ''));
    const all = renderWith('production', [...components, 'platform/external-secrets']) as Manifest[];
    expect(await allFaults(all)).toEqual([]);
    const named = (kind: string) =>
      all
        .filter(each => each.kind === kind)
        .map(each => each.metadata.name)
        .toSorted();
    const readers = named('ScaledObject');
    expect(readers).toContain('svc-mail');
    expect(named('HorizontalPodAutoscaler')).toEqual(
      allSlices()
        .filter(name => !readers.includes(name))
        .toSorted(),
    );
    // By hand and from outside the same secrets are there.
    expect(named('ExternalSecret')).toEqual(made.map(({ metadata }) => metadata.name).toSorted());
  });

  test.each(services().concat(gateway))('%s reads its settings and secrets without a fault', async slice => {
    const environment = await environmentOf(slice);
    for (const where of environments) {
      const found = deploymentsIn(where).find(({ metadata }) => metadata.name === slice);
      const [container] = found?.spec.template.spec.containers ?? [];
      const maps = container?.envFrom.map(({ configMapRef }) => configMapRef.name) ?? [];
      const settings = of(where, 'ConfigMap').filter(({ metadata }) => maps.includes(metadata.name));
      expect(settings).toHaveLength(1);
      const secrets = (container?.env ?? []).map(({ name, value: given, valueFrom }) => {
        const from = valueFrom?.secretKeyRef;
        if (!from) return [name, given];
        const value = secretValues(from.name)[from.key];
        if (!from.optional) expect([name, typeof value]).toEqual([name, 'string']);
        return [name, value];
      });
      const all = { ...Labels.parse(settings[0]?.data), ...Object.fromEntries(secrets) };
      expect(Object.keys(all).filter(name => !(name in environment))).toEqual([]);
      // Those of the image.
      expect(() =>
        readEnvironment(environment, { ...all, PORT: '8080', INTERNAL_PORT: '9090' }),
      ).not.toThrow();
    }
  });

  test.each(environments)('%s: what selects finds what it means, on a port that is there', environment => {
    const deployments = deploymentsIn(environment);
    expect(deployments.length).toBeGreaterThanOrEqual(allSlices().length);
    const portsOf = new Map<string, number[]>();
    for (const { metadata, spec } of deployments) {
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
      const [{ ports }] = spec.template.spec.containers;
      portsOf.set(
        metadata.name,
        ports.map(({ containerPort }) => containerPort),
      );
    }
    const labelled = (labels: Record<string, string>) =>
      deployments
        .filter(({ spec }) =>
          Object.entries(labels).every(([key, value]) => spec.template.metadata.labels[key] === value),
        )
        .map(({ metadata }) => metadata.name);
    const Selecting = z.object({ spec: z.object({ selector: z.unknown() }) });
    for (const kind of ['Service', 'PodDisruptionBudget'])
      for (const manifest of of(environment, kind)) {
        const { selector } = Selecting.parse(manifest).spec;
        const labels = Labels.parse(kind === 'Service' ? selector : Object(selector).matchLabels);
        expect(labelled(labels)).toEqual([manifest.metadata.name]);
      }
    const Target = z.object({ spec: z.object({ scaleTargetRef: z.object({ name: z.string() }) }) });
    for (const manifest of of(environment, 'HorizontalPodAutoscaler'))
      expect(portsOf.has(Target.parse(manifest).spec.scaleTargetRef.name)).toBe(true);
  });

  test('every slice is asked how it fares, is locked, and has nothing that it does not need', () => {
    const locked = {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    };
    for (const manifest of of('production', 'Deployment')) {
      expect(manifest).toMatchObject({
        spec: {
          strategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
          template: {
            spec: {
              automountServiceAccountToken: false,
              securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
              containers: [{ securityContext: locked }],
            },
          },
        },
      });
      const [container] = z
        .object({
          spec: z.object({ template: z.object({ spec: z.object({ containers: z.array(Probed) }) }) }),
        })
        .parse(manifest).spec.template.spec.containers;
      const port = allSlices().includes(manifest.metadata.name) && manifest.metadata.name.startsWith('svc-');
      for (const probe of [container?.startupProbe, container?.readinessProbe, container?.livenessProbe])
        expect(probe).toMatchObject({ httpGet: { port: port ? 'internal' : 'calls' } });
    }
  });

  test('connections are those of the architecture, at both ends', () => {
    const wanted = connectionsIn(readFileSync(join(repository, 'docs', 'architecture.md'), 'utf8'));
    expect(wanted.size).toBeGreaterThan(25);
    const { out, into } = connectionsOf(rendered.production ?? []);
    const entry = 'all in envoy-gateway-system → svc-gateway:8080';
    const seenOut = [...out].filter(edge => !/ → kube-dns:53$/.test(edge)).map(withoutInternetPort);
    const ofStores = /^(mongodb|rabbitmq) → \1:|^all in (rabbitmq-system|keda) → rabbitmq:|→ rabbitmq:15692$/;
    expect([...new Set(seenOut.filter(edge => !ofStores.test(edge)))].toSorted()).toEqual(
      [...wanted].filter(edge => !edge.startsWith('prometheus ')).toSorted(),
    );
    expect([...into].filter(edge => !ofStores.test(edge)).toSorted()).toEqual(
      [...wanted, entry].filter(edge => !/ → (internet|opentelemetry-collector:4318)$/.test(edge)).toSorted(),
    );
    const [nothing] = of('production', 'NetworkPolicy').filter(
      ({ metadata }) => metadata.name === 'nothing-unless-allowed',
    );
    expect(nothing?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  test.each(allSlices())('%s is applied alone by its team', slice => {
    const own = render(join(kubernetesFolder, 'production', slice)) as Manifest[];
    const whole = new Set((rendered.production ?? []).map(each => JSON.stringify(each)));
    expect(own.filter(each => !whole.has(JSON.stringify(each)))).toEqual([]);
    expect(own.map(({ kind }) => kind)).toContain('Deployment');
  });
});
