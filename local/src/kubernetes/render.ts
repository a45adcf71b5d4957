import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseAllDocuments, stringify } from 'yaml';
import { repository } from '../slices/repository.ts';

export const kubernetesFolder = join(repository, 'deploy', 'kubernetes');

const kustomize = (process.env.KUSTOMIZE || 'kubectl kustomize').split(' ');
const [command = 'kubectl', ...first] = kustomize;
/** Kustomize itself calls it `build`. */
const args = first.length === 0 && command !== 'kubectl' ? ['build'] : first;

/** Why nothing can be rendered here; undefined when it can. */
export const noKustomize =
  spawnSync(command, [...args, '--help']).status === 0
    ? undefined
    : `no ${kustomize.join(' ')} here (Debian's kubernetes-client has it; KUSTOMIZE names another)`;

export function documentsIn(text: string): unknown[] {
  return parseAllDocuments(text).map(document => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS();
  });
}

export const render = (folder: string): unknown[] =>
  documentsIn(execFileSync(command, [...args, folder], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));

/** What an environment is with components that it leaves out. */
export function renderWith(folder: string, components: readonly string[]): unknown[] {
  const around = mkdtempSync(join(tmpdir(), 'sufra-kustomize-'));
  const to = (path: string) => relative(around, join(kubernetesFolder, path));
  try {
    const content = {
      apiVersion: 'kustomize.config.k8s.io/v1beta1',
      kind: 'Kustomization',
      resources: [to(folder)],
      components: components.map(to),
    };
    writeFileSync(join(around, 'kustomization.yaml'), stringify(content));
    return render(around);
  } finally {
    rmSync(around, { recursive: true });
  }
}

export const filesInTree = () =>
  readdirSync(kubernetesFolder, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.yaml'));

export const readInTree = (path: string) => readFileSync(join(kubernetesFolder, path), 'utf8');
