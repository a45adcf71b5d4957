const units = [
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
  { name: 'second', seconds: 1 },
];

/** '5 seconds', '12 minutes', '2 hours': rounded up, so that a member who waits this long has waited long enough. */
export function formatWait(seconds: number) {
  const wait = Math.max(1, Math.ceil(seconds));
  const unit = units.find(each => wait >= each.seconds);
  const count = Math.ceil(wait / (unit?.seconds ?? 1));
  return `${count} ${unit?.name}${count === 1 ? '' : 's'}`;
}
