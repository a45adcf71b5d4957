import { methodOfCountry } from './method-of-country.ts';
import { type MethodId, methods } from './methods.ts';

/** Minutes after sunset, so that iftar is before the table of neither the method nor the place. */
export function precautionOf({ method, country }: { method: MethodId; country?: string }): number {
  const ofPlace = country === undefined ? 0 : methods[methodOfCountry(country)].precaution;
  return Math.max(methods[method].precaution, ofPlace);
}
