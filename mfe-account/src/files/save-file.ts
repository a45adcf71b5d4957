const timeToBegin = 60_000;

/** Hands a text to the browser as a download. The address of a blob is no script, so the site's policy lets it be. */
export function saveFile({ name, type, content }: { name: string; type: string; content: string }) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), timeToBegin);
}
