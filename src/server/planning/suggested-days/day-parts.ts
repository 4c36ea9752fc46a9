import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { SuggestedDayFile } from '#server/catalogue/suggested-day.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import { spansWithin } from '#server/planner/spans.ts';

/** When the parts of a suggested day are, as generous as days differ: the search settles the minutes. */
const PARTS = {
  morning: [0, 15 * 60],
  afternoon: [12 * 60, 24 * 60],
  evening: [17 * 60, 30 * 60],
  day: [0, 24 * 60],
} as const satisfies Record<string, Span>;

export type DayPart = keyof typeof PARTS;

/** What takes longer than a morning begins by this hour, and ends when it ends. */
const BEGUN_BY = 11 * 60;

/** A suggested day with the ids that its sights and tables carry in plans. */
export type SuggestedDay = {
  file: SuggestedDayFile;
  /** In the order of the day. */
  sights: { id: string; part: DayPart }[];
  lunch: string[];
  dinner: string[];
  dayTrip?: string;
  /** The part of a full day that a day of coming or going has room for. */
  isHalf?: true;
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

/** The hours of a place that lie in a part of the day and are long enough for a visit. */
export function spansInPart(spans: readonly Span[], part: DayPart, minutes: number): Span[] {
  const [from, end] = PARTS[part];
  const to = part === 'morning' ? Math.max(end, BEGUN_BY + minutes) : end;

  return spansWithin(spans, [from, to], minutes);
}
