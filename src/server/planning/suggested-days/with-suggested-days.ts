import type { PlanInput } from '../assembly/build-problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { chooseDays } from './choose-days.ts';
import { type DayPart, spansInPart, type SuggestedDay, suggestedDaysOf } from './day-parts.ts';

/** A sight on its suggested day is worth so much more than on others, and a little beside. */
const ON_ITS_DAY = { factor: 1.2, more: 110 } as const;
/** What a sight of no chosen day keeps of its worth: it fills the hours that are left. */
const OTHERWISE = 0.4;
const FAMOUS_OTHERWISE = 0.7;
const EVENING = 17 * 60;
/** How much a famous sight of no chosen day is missed still. */
const LESS_MISSED = 0.35;

/**
 * The input of a plan that begins from the days which people who know the place suggest: their sights stay on their
 * day and in their part of it, their tables are preferred there, and other sights fill what is left. What the
 * traveller fixed or named stays where it was asked for. The same input where nothing is suggested.
 */
export function withSuggestedDays(
  planInput: PlanInput,
  { wishes }: { wishes: Pick<Wishes, 'needs'> },
): PlanInput {
  const { destination, frames, facts, candidates, interests } = planInput;
  const suggestions = suggestedDaysOf(destination);

  if (suggestions.length === 0 || planInput.perDay !== undefined) return planInput;
  const hasChildren = wishes.needs.some((need) => need === 'toddler' || need === 'kids');
  const days = chooseDays(suggestions, {
    frames,
    facts,
    candidates,
    guests: { interests, hasChildren },
  });

  if (days.every((day) => day === undefined)) return planInput;
  const places = placesOf(days);
  const met = new Set(
    candidates.filter(({ id }) => places.has(id)).flatMap(({ visit }) => visit.meets),
  );

  return {
    ...planInput,
    suggestedDays: days,
    candidates: candidates.map((one) =>
      places.has(one.id) || meetsMore(one, met) ? onItsDay(one, places.get(one.id)) : ofNoDay(one),
    ),
  };
}

type Place = { day: number; part: DayPart };

/** Where the chosen days put each sight; the first of two days that name it has it. */
function placesOf(days: readonly (SuggestedDay | undefined)[]): Map<string, Place> {
  const places = new Map<string, Place>();

  for (const [day, suggestion] of days.entries())
    for (const { id, part } of suggestion?.sights ?? [])
      if (!places.has(id)) places.set(id, { day, part });
  return places;
}

function onItsDay(one: Candidate, place: Place | undefined): Candidate {
  const { visit } = one;

  if (!place || isFixed(one)) return one;
  const there = spansInPart(visit.spans[place.day] ?? [], place.part, visit.minutes);

  if (there.length === 0) return one;
  const { factor, more } = ON_ITS_DAY;
  const spans = visit.spans.map((_, day) => (day === place.day ? there : []));

  return {
    ...one,
    visit: { ...visit, value: visit.value * factor + more, spans },
    // What one comes for is seen on another day rather than not at all.
    ...(visit.strong || visit.mandatory
      ? { otherwise: { value: visit.value * FAMOUS_OTHERWISE, spans: visit.spans } }
      : {}),
  };
}

function isFixed({ visit, file }: Candidate): boolean {
  return visit.lockedAt !== undefined || 'travelMinutes' in file;
}

/** Evenings hold what the traveller likes: shows, lights and bars stay worth what they are. */
function isForTheEvening({ spans }: Candidate['visit']): boolean {
  return spans.every((day) => day.every(([open]) => open >= EVENING));
}

/** Whether a sight meets an interest that no chosen day does. */
function meetsMore({ visit }: Candidate, met: ReadonlySet<string>): boolean {
  return visit.meets.some((interest) => !met.has(interest));
}

/** What stands on no chosen day fills what is left; what everybody comes for is still looked for, but breaks no day. */
function ofNoDay(one: Candidate): Candidate {
  const { visit } = one;

  if (visit.mandatory || isFixed(one) || isForTheEvening(visit)) return one;
  if (!visit.strong) return { ...one, visit: { ...visit, value: visit.value * OTHERWISE } };
  return {
    ...one,
    visit: { ...visit, value: visit.value * FAMOUS_OTHERWISE, strong: visit.strong * LESS_MISSED },
  };
}
