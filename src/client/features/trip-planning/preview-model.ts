import { COLLAPSED_STOPS } from '#client/components/plan/plan-text.ts';
import { countText } from '#shared/count-text.ts';
import { dayWithWeekday, formatDay } from '#shared/dates.ts';
import type {
  GeneratedTrip,
  PlannedDay,
  WishOutcome,
} from '#shared/generation/generated-trip.schema.ts';

/** How much of the timeline shows before it is unfolded. */
const COLLAPSED_DAYS = 4;
const MAX_CATEGORY_CHIPS = 4;

/** Distinct activity categories in order of appearance, at most four. */
export function categoryChips(trip: Pick<GeneratedTrip, 'activities'>): string[] {
  return [...new Set(trip.activities.map(({ category }) => category))].slice(0, MAX_CATEGORY_CHIPS);
}

/** The days that show: the first four while the timeline is folded. */
export function visibleDays(days: readonly PlannedDay[], unfolded: boolean): readonly PlannedDay[] {
  return unfolded ? days : days.slice(0, COLLAPSED_DAYS);
}

/** Whether folding hides anything at all, so that a button to unfold has something to do. */
export function isFoldable(days: readonly PlannedDay[]): boolean {
  return (
    days.length > COLLAPSED_DAYS ||
    days.some(({ activities }) => activities.length > COLLAPSED_STOPS)
  );
}

/** "7d" before departure; the departure day itself is "Day 1". */
export function revealLabel(daysBeforeDeparture: number): string {
  return daysBeforeDeparture === 0 ? 'Day 1' : `${daysBeforeDeparture}d`;
}

/** What is good to know, without the wishes that the preview tells one by one as not kept. */
export function notToldYet({
  warnings,
  wishes = [],
}: Pick<GeneratedTrip, 'warnings' | 'wishes'>): string[] {
  const missed = wishes.filter(({ state }) => state === 'missed');

  return warnings.filter((line) => !missed.some(({ text }) => line.startsWith(`${text}: `)));
}

/**
 * What came of the notes, wish by wish, and what else of them the plan keeps: a dish, a table, an hour. What it lacks of
 * these is good to know.
 */
export function notesOutcomes({
  wishes = [],
  asked = [],
}: Pick<GeneratedTrip, 'wishes' | 'asked'>): WishOutcome[] {
  const told = new Set(wishes.map(({ text }) => wishKey(text)));

  return [
    ...wishes,
    ...asked
      .filter(({ wish, met }) => met && !told.has(wishKey(wish)))
      .map(({ wish, detail }) => ({ text: wish, state: 'kept' as const, detail })),
  ];
}

/** "To Rome" and "Rome", "Vegan" and "Diet: vegan" are one wish. */
function wishKey(text: string): string {
  return text.toLowerCase().replace(/^(?:to|no|avoiding|diet:|must see:|a table at|wanting) /, '');
}

/** Why the place suits, an interest to each line: "Culinary: … Architecture: …" are told in one. */
export function reasonLines({ reasons }: Pick<GeneratedTrip, 'reasons'>): string[] {
  return reasons.flatMap((line) => line.split(/(?<=\.) (?=\p{Lu}\p{L}+: )/u));
}

/** A plan in a few lines for a friend: where, when, what on each day. */
export function shareText(trip: GeneratedTrip): string {
  const { destination, tripInfo, itinerary } = trip;
  const days = itinerary.map((day) => {
    const names = day.activities
      .filter(({ kind }) => kind === 'stop')
      .map(({ activity }) => activity);

    return `Day ${day.dayNumber}, ${dayWithWeekday(day.date)}: ${names.join(', ') || day.dayType}`;
  });

  return [
    `${destination.name}, ${destination.country}`,
    `${formatDay(tripInfo.startDate)} to ${formatDay(tripInfo.endDate)} (${tripInfo.duration}), ${countText(tripInfo.travelers, 'traveler')}`,
    '',
    ...days,
    '',
    'Planned with Northstar',
  ].join('\n');
}
