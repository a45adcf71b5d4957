import { z } from 'zod';
import { customResources } from './custom-resources.ts';
import { unknownFields } from './known-fields.ts';

const Head = z.object({ apiVersion: z.string(), kind: z.string(), metadata: z.object({ name: z.string() }) });

export interface Manifest extends z.infer<typeof Head> {
  [field: string]: unknown;
}

interface Validated {
  /** Throws what is wrong with it. */
  validate(): void;
}

const customOf = ({ apiVersion, kind }: Manifest) =>
  customResources.find(each => each.shape.apiVersion.value === apiVersion && each.shape.kind.value === kind);

async function builtIn(manifest: Manifest): Promise<string[]> {
  const place = `${manifest.apiVersion}/${manifest.kind}`;
  const loaded: Record<string, new (data: Manifest) => Validated> = await import(
    `kubernetes-models/${place}`
  ).catch(() => ({}));
  const Kind = loaded[manifest.kind];
  if (!Kind) return [`${place} is no kind that is known`];
  try {
    new Kind(manifest).validate();
  } catch (error) {
    return [String(error)];
  }
  return unknownFields(manifest, place);
}

/** What an API server would not take of one document, in words. */
export async function faultsOf(document: unknown): Promise<string[]> {
  const head = Head.loose().safeParse(document);
  if (!head.success) return [z.prettifyError(head.error)];
  const manifest: Manifest = head.data;
  const custom = customOf(manifest);
  const { success, error } = custom?.safeParse(document) ?? {};
  const faults = custom
    ? success
      ? []
      : [z.prettifyError(error ?? new z.ZodError([]))]
    : await builtIn(manifest);
  return faults.map(fault => `${manifest.kind} ${manifest.metadata.name}: ${fault}`);
}
