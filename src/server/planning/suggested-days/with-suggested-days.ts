import { distanceKm } from '#server/catalogue/distance.ts';
import { NEIGHBOUR_KM } from '#server/planner/objective-weights.ts';
import type { Point } from '#server/planner/problem.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { PlanInput } from '../assembly/build-problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { chooseDays } from './choose-days.ts';
import { type DayPart, spansInPart, type SuggestedDay, suggestedDaysOf } from './day-parts.ts';

/** A sight on its suggested day is worth so much more than on others, and a little beside. */
const ON_ITS_DAY = { factor: 1.2, more: 110 } as const;
/** What a sight of no chosen day keeps of its worth: it fills the hours that are left. */
const OTHERWISE = 0.4;
const FAMOUS_OTHERWISE = 0.6;
const EVENING = 17 * 60;
/** How much a famous sight of no chosen day is missed still: much where the place is flown to for it. */
const LESS_MISSED = { worldFamous: 0.6, other: 0.2 } as const;
const WORLD_FAMOUS = 95;

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
  const chosen = candidates.filter(({ id }) => places.has(id));
  const met = new Set(chosen.flatMap(({ visit }) => visit.meets));
  const held = chosen.map(({ id, visit }) => ({ ...visit, day: places.get(id)?.day ?? 0 }));

  return {
    ...planInput,
    suggestedDays: days,
    candidates: candidates.map((one) =>
      places.has(one.id) || meetsMore(one, met)
        ? onItsDay(one, places.get(one.id))
        : besideOthers(ofNoDay(one), held),
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
      ? {
          otherwise: {
            value: visit.value * FAMOUS_OTHERWISE,
            spans: otherSpans(visit, place.part),
          },
        }
      : {}),
  };
}

/** All hours of a sight; of one for the evening those of all evenings. */
function otherSpans({ spans, minutes }: Candidate['visit'], part: DayPart) {
  return part === 'evening' ? spans.map((day) => spansInPart(day, part, minutes)) : spans;
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

/** What lies beside the sights of chosen days is seen on one of these, or not at all. */
function besideOthers(one: Candidate, held: readonly (Point & { day: number })[]): Candidate {
  const { visit } = one;
  const days = new Set(
    held.filter((other) => distanceKm(other, visit) <= NEIGHBOUR_KM).map(({ day }) => day),
  );
  const spans = visit.spans.map((day, at) => (days.has(at) ? day : []));
  const isFree = visit.mandatory || isFixed(one) || isForTheEvening(visit);

  return !isFree && spans.some((day) => day.length > 0)
    ? { ...one, visit: { ...visit, spans } }
    : one;
}

/** What stands on no chosen day fills what is left; what everybody comes for is still looked for, but breaks no day. */
function ofNoDay(one: Candidate): Candidate {
  const { visit } = one;

  if (visit.mandatory || isFixed(one) || isForTheEvening(visit)) return one;
  const missed = LESS_MISSED[appealOf(one.file) >= WORLD_FAMOUS ? 'worldFamous' : 'other'];

  if (!visit.strong) return { ...one, visit: { ...visit, value: visit.value * OTHERWISE } };
  return {
    ...one,
    visit: { ...visit, value: visit.value * FAMOUS_OTHERWISE, strong: visit.strong * missed },
  };
}
