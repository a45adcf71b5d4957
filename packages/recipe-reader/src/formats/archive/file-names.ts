const notInNames = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;

/** A title as the name of a file on every system, with its letters as they are. */
function nameOf(title: string): string {
  const plain = title.replaceAll(notInNames, ' ').replaceAll(/\s+/g, ' ').trim();
  return (
    [...plain]
      .slice(0, 60)
      .join('')
      .replace(/^\.+/, '')
      .trim()
      .replace(/(?<!\.)\.+$/, '') || 'recipe'
  );
}

/** 'soup', and 'soup 2' for the next of that name. */
export function fileNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map(title => {
    const name = nameOf(title);
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name} ${number}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** What Mealie calls a recipe in addresses: small letters of Latin, digits and hyphens. */
export const slugs = (titles: readonly string[]) =>
  fileNames(
    titles.map(title =>
      title
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, ''),
    ),
  ).map(name => name.replaceAll(' ', '-'));
