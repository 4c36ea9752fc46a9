import { isForSunset } from '#server/catalogue/for-sunset.ts';
import type { PlanInput } from '../assembly/build-problem.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { appealOf } from '../candidates/appeal.ts';
import { lastsUntilSunset } from '../candidates/days-for-light.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { isUnhurried } from '../days/pace.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { chooseDays, inTurn } from './choose-days.ts';
import { type SuggestedDay, suggestedDaysOf } from './day-parts.ts';
import { withoutRestFarAway } from './days-without-rest.ts';
import { LUNCH } from './held-in-a-day.ts';
import { ofNoDay } from './of-no-day.ts';
import { onItsDay, type PlaceInDay } from './on-its-day.ts';
import { hasChildren } from '../understanding/has-children.ts';

type Setting = Pick<PlanRequest, 'areSuggestedDaysSetAside'>;

/**
 * The input of a plan that begins from the days which people who know the place suggest: their sights stay on their
 * day and in their part of it, their tables are preferred there, and other sights fill what is left. What the
 * traveller fixed or named stays where it was asked for. `others` are the sights with the limits of what no day
 * suggests. Undefined where nothing is suggested.
 */
export function withSuggestedDays(
  planInput: PlanInput,
  others: readonly Candidate[],
  { wishes, request }: { wishes: Pick<Wishes, 'needs' | 'pace'>; request: Setting },
): PlanInput | undefined {
  const { destination, frames, facts, candidates, interests, stay, travel } = planInput;
  const suggestions = suggestedDaysOf(destination);

  if (suggestions.length === 0 || planInput.perDay !== undefined) return undefined;
  if (request.areSuggestedDaysSetAside) return undefined;
  const most = isUnhurried(wishes) ? MOST_AT_REST : undefined;
  const days = chooseDays(suggestions, {
    frames,
    facts,
    candidates,
    guests: { interests, hasChildren: hasChildren(wishes) },
    most,
    minutesTo: (sight) => travel.leg(stay.stay, sight).minutes,
    taken: frames.map((_, day) =>
      (planInput.fixed ?? [])
        .filter((one) => one.day === day)
        .reduce((minutes, { start, end }) => minutes + end - start, 0),
    ),
  });

  if (days.every((day) => day === undefined)) return undefined;
  const places = placesOf(days, planInput);
  const reasons = reasonsOf(places, planInput);
  const chosen = candidates.filter(({ id }) => places.has(id));
  const met = new Set([
    ...chosen.flatMap(({ visit }) => visit.meets),
    ...days.flatMap((day) => interestsOf(day)),
  ]);
  const chosenDays = {
    wantedKinds: planInput.wantedKinds,
    held: chosen.map(({ id, visit }) => ({ ...visit, day: places.get(id)?.day ?? 0 })),
    free: new Set(days.flatMap((day, at) => (day ? [] : [at]))),
    roomy: new Set(
      days.flatMap((day, at) =>
        day && !day.dayTrip && isRoomy(frames[at], at, { places, chosen }) ? [at] : [],
      ),
    ),
  };
  const placed = new Map(
    chosen.flatMap((one): [string, Candidate][] => {
      const place = places.get(one.id);

      return place && (one.visit.lockedAt || isLitOn(place.day, one, planInput))
        ? [[one.id, onItsDay(one, { ...place, isReason: reasons.get(place.day)?.id === one.id })]]
        : [];
    }),
  );

  return {
    ...withoutRestFarAway(planInput, reasons),
    suggestedDays: days,
    candidates: others.map(
      (one) =>
        placed.get(one.id) ??
        offFullDays(meetsMore(one, met) ? one : ofNoDay(one, chosenDays), days, most),
    ),
  };
}

/** Who wants to rest sees no more sights than this in a day, its evening included. */
const MOST_AT_REST = 4;

/** Off the days that hold as many sights as are wanted, unless it was asked for. */
function offFullDays(
  one: Candidate,
  days: readonly (SuggestedDay | undefined)[],
  most: number | undefined,
): Candidate {
  const { visit } = one;

  if (most === undefined || visit.mandatory) return one;
  const spans = visit.spans.map((open, at) => ((days[at]?.sights.length ?? 0) < most ? open : []));

  return { ...one, visit: { ...visit, spans } };
}

/** Where the chosen days put each sight; the first in turn of two days that name it has it. */
function placesOf(
  days: readonly (SuggestedDay | undefined)[],
  { frames, candidates, stay, travel }: PlanInput,
): Map<string, PlaceInDay> {
  const places = new Map<string, PlaceInDay>();
  const byId = new Map(candidates.map((one) => [one.id, one]));

  for (const [day, { sights }] of inTurn(days)) {
    const setOut = frames[day]?.window[0];

    for (const [at, { id, part }] of sights.entries()) {
      const sight = byId.get(id);
      const isFirst = at === 0 && part === 'morning' && setOut !== undefined && sight;
      const begins = isFirst && setOut + travel.leg(stay.stay, sight.visit).minutes;

      if (!places.has(id)) places.set(id, { day, part, ...(begins ? { begins } : {}) });
    }
  }
  return places;
}

/** What the chosen sights of a day take at least, as a share of its hours until dinner, for it to need no others. */
const FULL = 0.6;

/** Whether a day has room for sights that lie nowhere near its own. */
function isRoomy(
  frame: PlanInput['frames'][number] | undefined,
  day: number,
  { places, chosen }: { places: ReadonlyMap<string, PlaceInDay>; chosen: readonly Candidate[] },
): boolean {
  if (!frame) return false;
  const [start, end] = frame.window;
  const taken = chosen
    .filter(({ id }) => places.get(id)?.day === day && places.get(id)?.part !== 'evening')
    .reduce((sum, { visit }) => sum + visit.minutes, 0);

  return taken < (Math.min(end, frame.dayEnd) - start - LUNCH) * FULL;
}

/** The interests that a day is for as a whole. */
function interestsOf(day: SuggestedDay | undefined): string[] {
  const { interests = [], party } = day?.file ?? {};

  return party === 'with children' ? [...interests, 'Family Fun'] : interests;
}

/** Whether a day lasts until the sun sets, for a sight that is there for that; a day that does then has it. */
function isLitOn(
  day: number,
  { file }: Candidate,
  { frames, facts }: Pick<PlanInput, 'frames' | 'facts'>,
): boolean {
  if (!('best' in file) || !isForSunset(file)) return true;
  const lasts = (at: number) => lastsUntilSunset(frames[at], facts[at]?.sunset);

  return lasts(day) || frames.every((_, other) => !lasts(other));
}

/** What each full day is made for: of the musts that it holds, the most appealing. */
function reasonsOf(
  places: ReadonlyMap<string, PlaceInDay>,
  { candidates, frames }: Pick<PlanInput, 'candidates' | 'frames'>,
): Map<number, Candidate> {
  return new Map(
    frames.flatMap(({ kind }, day): [number, Candidate][] => {
      const musts = candidates.filter(
        ({ id, visit }) => visit.strong && places.get(id)?.day === day,
      );
      const [first] = musts.toSorted((a, b) => appealOf(b.file) - appealOf(a.file));

      return kind === 'Full Day' && first ? [[day, first]] : [];
    }),
  );
}

/** Whether a sight meets an interest that no chosen day does. */
function meetsMore({ visit }: Candidate, met: ReadonlySet<string>): boolean {
  return visit.meets.some((interest) => !met.has(interest));
}
