const zeros = [0x660, 0x6f0];

/** Arabic and Urdu figures as those that `Number` reads. */
const western = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => {
    const code = digit.charCodeAt(0);
    const zero = zeros.findLast(each => each <= code) ?? code;
    return String(code - zero);
  });

const hours = String.raw`hours?|hrs?|heures?|h|saat\p{L}{0,3}|jam|ساعات|ساعة|گھنٹ\p{L}{0,3}`;
const minutes = String.raw`minutes?|mins?|dakika\p{L}{0,3}|dk|menit|دقائق|دقيقة|منٹ`;
const days = `days?|jours?|gün|hari|أيام|يوم|دن`;
// '20 minutes', '20-25 min', '1 ½ hours'; 'every 5 minutes' says how often, and not how long.
const often = String.raw`(?<!(?:every|each|toutes les|setiap|tiap|her|كل|ہر)\s)`;
const timed = new RegExp(
  String.raw`${often}(?<![\d.,])(\d{1,3}(?:[.,]\d)?)(?:\s?[-–—]\s?(\d{1,3}(?:[.,]\d)?))?\s?(½)?[\s-]?(?:(${hours})|(${minutes})|(${days}))(?!\p{L})`,
  'giu',
);

const inWords: [RegExp, number][] = [
  [/half an hour|demi-heure|yarım saat|setengah jam|نصف ساعة|آدھ\p{L} گھنٹ\p{L}/giu, 30],
  [/an hour and a half|une heure et demie|bir buçuk saat|satu setengah jam|ڈیڑھ گھنٹ\p{L}/giu, 90],
  [
    /(?<!half )\b(?:an|one) hour(?! and a half)\b|\bune heure(?! et demie)\b|\bbir saat\b|\bsatu jam\b|\bsejam\b|(?<!\p{L})ایک گھنٹ\p{L}/giu,
    60,
  ],
  [/ساعتين/gu, 120],
  [/(?<![\d\p{L}]\s?)ساعة(?!\p{L})/gu, 60],
  [/\bovernight\b|toute (?:la|une) nuit|bir gece|semalaman|طوال الليل|رات بھر/giu, 480],
];

const number = (text: string) => Number(text.replace(',', '.'));

/** How long a step says that it takes: all of its times, and of a span the longer one; null where it says none. */
export function stepMinutes(step: string): number | null {
  let text = western(step.slice(0, 2_000));
  let sum = 0;
  for (const [words, length] of inWords)
    text = text.replace(words, () => {
      sum += length;
      return ' ';
    });
  for (const [, from = '0', to = from, half, hour, minute] of text.matchAll(timed)) {
    const amount = number(to) + (half ? 0.5 : 0);
    sum += amount * (hour ? 60 : minute ? 1 : 1_440);
  }
  return sum > 0 ? Math.max(1, Math.round(sum)) : null;
}
