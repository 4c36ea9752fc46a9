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
import { hoursInTurn } from './hours-in-turn.ts';
import { type ChosenDays, ofNoDay, otherwiseNear } from './of-no-day.ts';
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
  const { candidates } = planInput;

  if (planInput.perDay !== undefined || request.areSuggestedDaysSetAside) return undefined;
  const most = isUnhurried(wishes) ? MOST_AT_REST : undefined;
  const days = daysFor(planInput, wishes, most);

  if (days.every((day) => day === undefined)) return undefined;
  const places = placesOf(days, planInput);
  const reasons = reasonsOf(places, planInput);
  const chosen = candidates.filter(({ id }) => places.has(id));
  const met = new Set([
    ...chosen.flatMap(({ visit }) => visit.meets),
    ...days.flatMap((day) => interestsOf(day)),
  ]);
  const chosenDays = chosenDaysOf(days, planInput, { places, chosen });
  const isReason = ({ id }: Candidate, day: number) => reasons.get(day)?.id === id;
  const onDay = (one: Candidate, place: PlaceInDay) =>
    otherwiseNear(onItsDay(one, { ...place, isReason: isReason(one, place.day) }), chosenDays);
  const placed = new Map(
    chosen.flatMap((one): [string, Candidate][] => {
      const place = places.get(one.id);

      return place && (one.visit.lockedAt || isLitOn(place.day, one, planInput))
        ? [[one.id, onDay(one, place)]]
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

/** The suggested day of each day of the trip. */
function daysFor(
  { destination, frames, facts, candidates, interests, stay, travel, fixed = [] }: PlanInput,
  wishes: Pick<Wishes, 'needs' | 'pace'>,
  most: number | undefined,
): (SuggestedDay | undefined)[] {
  return chooseDays(suggestedDaysOf(destination), {
    frames,
    facts,
    candidates,
    guests: { interests, hasChildren: hasChildren(wishes) },
    most,
    minutesTo: (sight) => travel.leg(stay.stay, sight).minutes,
    taken: frames.map((_, day) =>
      fixed
        .filter((one) => one.day === day)
        .reduce((minutes, { start, end }) => minutes + end - start, 0),
    ),
  });
}

/** What the chosen days hold, and which days are free or have room. */
function chosenDaysOf(
  days: readonly (SuggestedDay | undefined)[],
  { frames, wantedKinds }: PlanInput,
  { places, chosen }: { places: ReadonlyMap<string, PlaceInDay>; chosen: readonly Candidate[] },
): ChosenDays {
  const isWithRoom = (day: SuggestedDay | undefined, at: number) =>
    day !== undefined && !day.dayTrip && isRoomy(frames[at], at, { places, chosen });

  return {
    wantedKinds,
    held: chosen.map(({ id, visit }) => ({ ...visit, day: places.get(id)?.day ?? 0 })),
    free: new Set(days.flatMap((day, at) => (day ? [] : [at]))),
    roomy: new Set(days.flatMap((day, at) => (isWithRoom(day, at) ? [at] : []))),
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

/** Where the chosen days put each sight, and when; the first in turn of two days that name it has it. */
function placesOf(
  days: readonly (SuggestedDay | undefined)[],
  planInput: PlanInput,
): Map<string, PlaceInDay> {
  const places = new Map<string, PlaceInDay>();

  for (const [day, { sights }] of inTurn(days)) {
    const fresh = sights.filter(({ id }) => !places.has(id));
    const hours = hoursOf(day, fresh, planInput);

    for (const [at, { id, part }] of sights.entries()) {
      const isFirst = at === 0 && part === 'morning';
      const about = hours.get(id);

      if (!places.has(id))
        places.set(id, { day, part, ...(about === undefined ? {} : { about, isFirst }) });
    }
  }
  return places;
}

/** About when each sight of a day begins, as the day has them one after the other. */
function hoursOf(
  day: number,
  sights: SuggestedDay['sights'],
  { frames, candidates, stay, travel }: PlanInput,
): ReadonlyMap<string, number> {
  const frame = frames[day];
  const lunch = frame?.meals.find(({ meal }) => meal === 'lunch');
  const byId = new Map(candidates.map(({ id, visit }) => [id, visit]));

  if (!frame) return new Map();
  return hoursInTurn(
    sights.flatMap(({ id, part }) => {
      const visit = byId.get(id);

      return visit ? [{ ...visit, id, part, spans: visit.spans[day] ?? [] }] : [];
    }),
    {
      setOut: frame.window[0],
      stay: stay.stay,
      lunch: lunch && [lunch.window[0], lunch.window[1] - lunch.minutes],
      minutesBetween: (from, to) => travel.leg(from, to).minutes,
    },
  );
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
