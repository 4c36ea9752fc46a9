import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { SuggestedDayFile } from '#server/catalogue/suggested-day.schema.ts';

type DayPart = 'morning' | 'afternoon' | 'evening';

/** A suggested day with the ids that its sights and tables carry in plans. */
export type SuggestedDay = {
  file: SuggestedDayFile;
  /** In the order of the day. */
  sights: { id: string; part: DayPart }[];
  lunch: string[];
  dinner: string[];
  dayTrip?: string;
};

/** The days that a destination's file suggests, in its order. */
export function suggestedDaysOf({ id, days = [] }: Destination): SuggestedDay[] {
  const named = (ids: readonly string[] = []) => ids.map((one) => globalPlaceId(id, one));

  return days.map((file) => ({
    file,
    sights: (['morning', 'afternoon', 'evening'] as const).flatMap((part) =>
      named(file[part]).map((sight) => ({ id: sight, part })),
    ),
    lunch: named(file.lunch),
    dinner: named(file.dinner),
    ...(file.dayTrip === undefined ? {} : { dayTrip: globalPlaceId(id, file.dayTrip) }),
  }));
}

/** Whether a suggested day is one for a party with children, or without. */
export function suitsParty({ party }: SuggestedDayFile, hasChildren: boolean): boolean {
  return party === undefined || (party === 'with children') === hasChildren;
}
