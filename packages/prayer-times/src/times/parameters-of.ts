import { CalculationMethod, CalculationParameters, Madhab } from 'adhan';
import type { Method } from '../methods/method.ts';
import { methods } from '../methods/methods.ts';
import type { Way } from './way.ts';

/** What adhan computes with. Its minutes of precaution are left out: they are ours to add (methods.ts). */
export function parametersOf(way: Way): CalculationParameters {
  const method: Method = methods[way.method];
  const { isha } = method;
  const parameters = method.isSeasonal
    ? CalculationMethod.MoonsightingCommittee()
    : new CalculationParameters(
        'Other',
        method.fajrAngle,
        'angle' in isha ? isha.angle : 0,
        'minutes' in isha ? minutesOf(isha, way) : 0,
        method.maghribAngle,
      );
  parameters.methodAdjustments = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 };
  parameters.madhab = way.asr === 'hanafi' ? Madhab.Hanafi : Madhab.Shafi;
  parameters.highLatitudeRule = way.highLatitude;
  return parameters;
}

const minutesOf = (isha: { minutes: number; minutesInRamadan?: number }, { isRamadan }: Way) =>
  (isRamadan ? isha.minutesInRamadan : undefined) ?? isha.minutes;
