const timeToBegin = 60_000;

/** Hands a file to the browser as a download. The address of a blob is no script, so the site's policy lets it be. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), timeToBegin);
}

/** A title as the name of a file on every system. */
export const fileName = (title: string) =>
  title
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80) || 'recipe';
