/** Minutes that an authority's table stands after what is computed, on average. */
export interface Offsets {
  sunrise?: number;
  dhuhr?: number;
  asr?: number;
  isha?: number;
}

export interface Method {
  /** How far below the horizon the sun is at dawn, in degrees. */
  fajrAngle: number;
  /** The same for nightfall; or how many minutes after sunset it is. */
  isha: { angle: number } | { minutes: number; minutesInRamadan?: number };
  /** Where sunset is not enough and the sun has to be so far below the horizon. */
  maghribAngle?: number;
  /**
   * Minutes added to sunset before iftar is announced: what the authority's own table adds as a precaution. Its rounded times
   * lie up to a minute apart, so this is more than its latest time less a minute: then no table is earlier than ours
   * announces.
   */
  precaution: number;
  /** Minutes between computed dawn and the table's. */
  fajr?: number;
  /** Minutes before dawn at which the authority tells people to end the suhoor. */
  suhoorPrecaution?: number;
  offsets?: Offsets;
  /** Its own way for the seasons and for the north (Moonsighting Committee). */
  isSeasonal?: boolean;
}
