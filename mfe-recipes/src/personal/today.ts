const two = (number: number) => String(number).padStart(2, '0');

/** The day of the calendar that it is where the reader is: '2026-11-26'. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
