type Days = Record<string, Record<string, string | null>>;

export interface PlanAnswer {
  plan: Days;
  version: number;
  [more: string]: unknown;
}

interface PlanWrite {
  body?: unknown;
  base?: unknown;
}

const planIn = (value: unknown): Days => (value as { plan?: Days } | undefined)?.plan ?? {};

/** The slots that the member changed, each with what it was and what it became. */
function changesOf({ body, base }: PlanWrite) {
  const was = planIn(base);
  return Object.entries(planIn(body)).flatMap(([day, meals]) =>
    Object.entries(meals).flatMap(([meal, mine]) => {
      const before = was[day]?.[meal] ?? null;
      return mine === before ? [] : [{ day, meal, before, mine }];
    }),
  );
}

/** The plan that is there now with the member's changes on it; slots that the member left alone stay as they are there. */
export function laidUpon(theirs: PlanAnswer, write: PlanWrite): PlanAnswer {
  const plan = structuredClone(theirs.plan);
  for (const { day, meal, mine } of changesOf(write)) plan[day] = { ...plan[day], [meal]: mine };
  return { ...theirs, plan };
}

/** Whether the same slot was changed here and elsewhere, to different things. */
export const isContested = (theirs: PlanAnswer, write: PlanWrite): boolean =>
  changesOf(write).some(({ day, meal, before, mine }) => {
    const now = theirs.plan[day]?.[meal] ?? null;
    return now !== before && now !== mine;
  });
