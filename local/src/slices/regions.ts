const begin = (name: string) => `# >>> ${name}: written by npm run slices:write`;
const end = (name: string) => `# <<< ${name}`;

/** What stands between the two marks of a region is put anew; everything else in the file is written by hand. */
export function writeRegion(text: string, name: string, lines: string[]): string {
  const all = text.split('\n');
  const first = all.findIndex(line => line.trim() === begin(name));
  const last = all.findIndex(line => line.trim() === end(name));
  if (first < 0 || last < first) throw new Error(`no region between '${begin(name)}' and '${end(name)}'`);
  const [margin = ''] = /^ */.exec(all[first] ?? '') ?? [];
  const indented = lines.map(line => (line === '' ? '' : `${margin}${line}`));
  return [...all.slice(0, first + 1), ...indented, ...all.slice(last)].join('\n');
}
