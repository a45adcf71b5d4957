const longest = 32;
const timeWord =
  /\d[\s–-]{0,3}(?:minute|min\b|hour|heure|dakika|dk\b|saat|menit|jam\b)|\b(?:an|half an) hour\b|\b(?:minutes|hours)\b|دقيقة|دقائق|ساعة|ساعتين|ساعات|منٹ|گھنٹ/i;

/** 'Roast for 35 minutes', in the step's own words: those that say a time, or else its first. */
export function timerName(step: string): string {
  const clauses = step
    .split(/[.,;:،؛۔](?:\s|$)/)
    .map(clause => clause.trim())
    .filter(Boolean);
  const timed = clauses.find(clause => timeWord.test(clause));
  const words = timed === undefined ? (clauses[0] ?? step) : lastDeed(timed);
  const short =
    words.length <= longest ? words : `${words.slice(0, longest).replace(/(?<!\s)\s+\S*$/, '')} …`;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** Of 'cover and simmer for 20 minutes' what takes the time: 'simmer for 20 minutes'. */
function lastDeed(clause: string) {
  const deeds = clause.split(/\s(?:and|then|and then)\s/);
  const timed = deeds.findIndex(deed => timeWord.test(deed));
  return (deeds[timed] ?? clause).replace(/^(?:and|then|let (?:it|them))\s/i, '');
}
