import { withinLanguage } from '@sufra/web-kit';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { type Finding, findSlice } from './find-slice.ts';
import type { KnownSlices } from './known-slices.ts';
import type { SliceLoader } from './slice-loader.ts';

type Discovery = {
  known: KnownSlices;
  loader: SliceLoader;
  /** The id of the route whose children the slices' routes become. */
  parent: string;
  /** Puts a slice's routes behind a boundary of their own. */
  wrap(name: string, routes: RouteObject[]): RouteObject;
};

/** React Router asks here for routes that it does not know; the finding tells the page for unknown paths what to say. */
export function createRouteDiscovery({ known, loader, parent, wrap }: Discovery) {
  const patched = new Set<string>();
  const findings = new Map<string, Finding>();
  // One navigation may ask several times; a failure is not tried again within it.
  const askings = new WeakMap<AbortSignal, Promise<Finding>>();

  const discover: PatchRoutesOnNavigationFunction = async ({ path: asked, patch, signal }) => {
    // The router asks by the whole address, and pages by their own path.
    const path = withinLanguage(asked) ?? asked;
    const finding = await (askings.get(signal) ?? ask(path, signal));
    findings.set(path, finding);
    // An aborted navigation patches nothing, so the slice must not count as patched.
    if (finding.kind !== 'found' || signal.aborted || patched.has(finding.name)) return;
    patch(parent, [wrap(finding.name, finding.routes)]);
    patched.add(finding.name);
  };

  function ask(path: string, signal: AbortSignal): Promise<Finding> {
    const asking = findSlice(path, { known, loader });
    askings.set(signal, asking);
    return asking;
  }

  return { discover, findingFor: (path: string): Finding => findings.get(path) ?? { kind: 'unowned' } };
}
