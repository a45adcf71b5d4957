import { Id, Instant } from '../api/fields.ts';
import { HijriDaysMore, HijriMonthOf } from '../api/hijri-months.api.ts';
import { ownedBy } from './owned-by.ts';

export const hijriMonthEvents = ownedBy('svc-recipes', {
  /** An admin announced when a Hijri month begins in a country, or took it back: it stands in the audit log. The subject is the calendar. */
  'hijri-month.set': {
    version: 1,
    readers: ['svc-auth'],
    data: HijriMonthOf.extend({
      entryId: Id.describe('of its entry in the audit log'),
      before: HijriDaysMore.nullable().describe('null where nothing was announced'),
      daysMore: HijriDaysMore.nullable().describe('null where it was taken back'),
      setBy: Id,
      setAt: Instant,
    }),
  },
});
