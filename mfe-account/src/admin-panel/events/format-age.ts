const units = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
  { name: 'second', seconds: 1 },
];

/** '5 seconds', '12 minutes', '2 hours', '3 days': rounded down, for what is at least so old. */
export function formatAge(seconds: number): string {
  const unit = units.find(each => seconds >= each.seconds) ?? { name: 'second', seconds: 1 };
  const count = Math.floor(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}
