interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<string, Entry>;
}

/** What packages want for one platform or another, and the file does not have. */
export function missingFrom(lock: Lock): Map<string, { wanting: string; version: string }>;

/** Which machines a package is for, by its name. */
export function platformOf(name: string): { cpu: string[]; os?: string[]; libc?: string[] };

/** The same file with an entry for each, in the order that npm writes. */
export function completed<L extends Lock>(lock: L): L;
