import { distanceKm } from '#server/catalogue/distance.ts';
import type { Point } from '#server/planner/problem.ts';
import { type DayOption, type DaysToChoose, optionsOfDays } from './day-options.ts';
import type { SuggestedDay } from './day-parts.ts';

/** A day that has less of its own than this is left for another. */
const LEAST_NEW = 0.35;
/** What a day misses whose evening another day has. */
const EVENING_LOST = 100;

/** Nobody rides out to the same place twice in a trip, unless there is much of it. */
const SAME_AREA_KM = 5;
const SECOND_TIME = 0.4;

type Chosen = (DayOption | undefined)[];
/** What may stand on each day. */
type Options = readonly (readonly DayOption[])[];

/**
 * The suggested day of each day of a trip, undefined where none suits: of the suggestions that hours, season, weekday
 * and party allow, those that bring the most together. What they bring is what their sights are worth to this
 * traveller, each counted once, on the day that `inTurn` gives it. Full days come first; those of coming and going
 * have what these leave. Greedy, then by changing one day or two; the same input gives the same answer.
 */
export function chooseDays(
  suggestions: readonly SuggestedDay[],
  trip: DaysToChoose,
): (SuggestedDay | undefined)[] {
  const options = optionsOfDays(suggestions, trip);
  const whole = options.map((ofDay, day) => (trip.frames[day]?.kind === 'Full Day' ? ofDay : []));
  const full = filled(
    options.map(() => undefined),
    whole,
  );

  return improved(filled(full, options), options).map((one) => one?.suggestion);
}

/** Days in the order in which they have a sight that several of them name: half days made for coming and going, full days, and halves of these. */
export function inTurn(days: readonly (SuggestedDay | undefined)[]): [number, SuggestedDay][] {
  return days
    .flatMap((one, day): [number, SuggestedDay][] => (one ? [[day, one]] : []))
    .toSorted(([, a], [, b]) => turnOf(a) - turnOf(b));
}

function turnOf({ file, isHalf }: SuggestedDay): number {
  if (file.fits) return 0;
  return isHalf ? 2 : 1;
}

/** Fills the days that are empty still, each time with what brings the most. */
function filled(from: Chosen, options: Options): Chosen {
  let chosen = [...from];
  let best: Better | undefined;

  do {
    const before = worthOf(chosen);

    best = chosen
      .flatMap((taken, day) =>
        taken ? [] : (options[day] ?? []).map((one) => chosen.with(day, one)),
      )
      .map((next) => ({ next, worth: worthOf(next) }))
      .filter(({ worth }) => worth > before)
      .toSorted((a, b) => b.worth - a.worth)[0];
    chosen = best?.next ?? chosen;
  } while (best);
  return chosen;
}

type Better = { next: Chosen; worth: number };

/** One day takes another suggestion, or two exchange theirs, as long as all days together bring more. */
function improved(from: Chosen, options: Options): Chosen {
  let chosen = from;
  let better: Chosen | undefined = from;

  while (better) {
    chosen = better;
    const before = worthOf(chosen);

    better = [...replaced(chosen, options), ...exchanged(chosen, options)].find(
      (next) => worthOf(next) > before,
    );
  }
  return chosen;
}

function replaced(chosen: Chosen, options: Options): Chosen[] {
  return options.flatMap((ofDay, day) =>
    ofDay.filter((one) => one !== chosen[day]).map((one) => chosen.with(day, one)),
  );
}

/** The days with two exchanged, where each may be on the other's date. */
function exchanged(chosen: Chosen, options: Options): Chosen[] {
  const on = (day: number, from: DayOption | undefined) =>
    options[day]?.find(({ suggestion }) => suggestion === from?.suggestion);

  return chosen.flatMap((here, one) =>
    chosen.slice(one + 1).flatMap((there, after): Chosen[] => {
      const other = one + after + 1;
      const [now, then] = [on(one, there), on(other, here)];

      if ((there && !now) || (here && !then)) return [];
      return [chosen.with(one, now).with(other, then)];
    }),
  );
}

/** What all days bring together; nothing where one of them repeats others. */
function worthOf(chosen: Chosen): number {
  const seen = new Set<string>();
  const farAreas: Point[] = [];
  let sum = 0;

  for (const [day] of inTurn(chosen.map((one) => one?.suggestion))) {
    const option = chosen[day];
    const worth = option && worthBeside(option, seen);

    if (!option || worth === undefined) return -Infinity;
    for (const id of option.worths.keys()) seen.add(id);
    const { farArea } = option;
    const isSecond = farArea && farAreas.some((other) => distanceKm(other, farArea) < SAME_AREA_KM);

    if (farArea) farAreas.push(farArea);
    sum += worth * (isSecond ? SECOND_TIME : 1);
  }
  return sum;
}

/** What a day brings beside what others hold; undefined where that is too little. */
function worthBeside(
  { suggestion, worths, bonus }: DayOption,
  seen: ReadonlySet<string>,
): number | undefined {
  let [all, fresh] = [0, 0];

  for (const [id, worth] of worths) {
    all += worth;
    if (!seen.has(id)) fresh += worth;
  }
  if (fresh === 0 || fresh < LEAST_NEW * all) return undefined;
  const evenings = suggestion.sights.filter(({ part }) => part === 'evening');
  const isLost = evenings.length > 0 && evenings.every(({ id }) => seen.has(id));

  return fresh + bonus * (fresh / all) - (isLost ? EVENING_LOST : 0);
}
