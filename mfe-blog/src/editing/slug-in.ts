/** Of a post's address as it is copied from the address bar, or of its slug alone. */
export function slugIn(address: string): string {
  const [path = ''] = address.trim().split(/[?#]/);
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    // Not as a browser writes it: the service says that there is no such post.
    return last;
  }
}
