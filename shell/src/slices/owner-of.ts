import { matchPath } from 'react-router-dom';
import type { RemoteSlice } from './registry.ts';

/** The slice with a pattern for this path: whole segments, any case, a fixed pattern before one with parameters. */
export function ownerOf(pathname: string, slices: RemoteSlice[]): RemoteSlice | undefined {
  const owners = slices.flatMap(slice => {
    const matching = slice.paths.filter(pattern => matchPath(pattern, pathname));
    return matching.map(pattern => ({ slice, parameters: pattern.split(/[:*]/).length - 1 }));
  });
  owners.sort((one, other) => one.parameters - other.parameters);
  return owners[0]?.slice;
}
