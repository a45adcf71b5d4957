/** The picture files that a paste or a drop brings; none where it brings text too, as copied cells of a table do. */
export function picturesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  return data?.getData('text/html') || data?.getData('text/plain') ? [] : files;
}
