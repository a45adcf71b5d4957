/** A step as a cook's time is spent on it. */
export interface Task {
  dish: number;
  /** Its place in the recipe. */
  step: number;
  minutes: number;
  /** Whether a pair of hands is at it; what simmers, bakes, rests or marinates needs none. */
  hands: boolean;
  /** At which heat it has the oven; two that are alike may be in it together. */
  oven: string | null;
  /** It heats the oven for the next step of its dish that is in the oven: until then no other heat is set. */
  heats: boolean;
}

export interface Dish {
  /** It may stand: what does not is done last. */
  keeps: boolean;
  tasks: Task[];
}

export interface Kitchen {
  /** Pairs of hands. */
  people: number;
}

/** A task in its place, in minutes from any moment. */
export interface Placed {
  task: Task;
  start: number;
  end: number;
}
