export interface SunnahFood {
  id: string;
  title: string;
  description: string;
  /** As the tradition tells them. */
  benefits: string[];
  /** What is in it, and who had better take care: general knowledge of today, kept apart from the above. */
  nutrition: string[];
  sources: string[];
  /** What the generator's field is filled in with. */
  cookWith: string;
}
