const longest = 32;

/** 'Step 2: Roast for 35 minutes', of the step's own first words. */
export function timerName(step: string, place: number): string {
  const [clause = ''] = step.split(/[.,;:]\s/);
  const words = clause.replace(/\.$/, '');
  const short =
    words.length <= longest ? words : `${words.slice(0, longest).replace(/(?<!\s)\s+\S*$/, '')} …`;
  return `Step ${place + 1}: ${short}`;
}
