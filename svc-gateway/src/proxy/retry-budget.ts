const most = 10;
const perRequest = 0.1;

/** Keeps repeated requests to a tenth of all, so that trying again never doubles the load of what is failing. */
export function createRetryBudget() {
  let left = most;
  return {
    note: () => {
      left = Math.min(most, left + perRequest);
    },
    take: () => {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

export type RetryBudget = ReturnType<typeof createRetryBudget>;
