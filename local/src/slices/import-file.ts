import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A module by its path: on Windows only an address may be imported that is absolute. */
export const importFile = (...path: string[]) => import(pathToFileURL(join(...path)).href);
