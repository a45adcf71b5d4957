/** 'a minute', '12 minutes', 'an hour': rounded up, so that whoever waits this long has waited long enough. */
export function waitInWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
