const schemes = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)/i;

/** Addresses that a link may have: of this site, of another, or of a mailbox. */
export const isSafeAddress = (address: string) => schemes.test(address) || /^\/(?!\/)/.test(address);

/** What an author types for an address, as one; undefined when it cannot be. */
export function asAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isSafeAddress(text)) return text;
  if (/^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/.test(text)) return `mailto:${text}`;
  // No scheme at all: a site's name.
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/u.test(text)) return `https://${text}`;
  return undefined;
}
