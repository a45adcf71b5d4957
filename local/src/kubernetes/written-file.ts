import { stringify } from 'yaml';

export interface WrittenFile {
  /** From deploy/kubernetes on. */
  path: string;
  text: string;
}

const head = '# Written by npm run kubernetes:write.\n';

export const yamlFile = (path: string, documents: readonly object[]): WrittenFile => ({
  path,
  text:
    head +
    documents.map(each => stringify(each, { lineWidth: 0, aliasDuplicateObjects: false })).join('---\n'),
});

export const kustomization = (path: string, content: object): WrittenFile =>
  yamlFile(`${path}/kustomization.yaml`, [
    { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', ...content },
  ]);

/** Takes part in the kustomization that names it. */
export const component = (path: string, content: object): WrittenFile =>
  yamlFile(`${path}/kustomization.yaml`, [
    { apiVersion: 'kustomize.config.k8s.io/v1alpha1', kind: 'Component', ...content },
  ]);
