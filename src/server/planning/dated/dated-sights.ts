import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { isOfTheme } from '../themes/theme.ts';
import { THEMES } from '../themes/themes.ts';
import type { DatedWish, DayPart } from './dated-wish.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { spansWithin, hasRoom } from '#server/planner/spans.ts';

const HOURS: Readonly<Record<DayPart, Span>> = {
  sunrise: [0, 12 * 60],
  morning: [0, 13 * 60],
  afternoon: [12 * 60, 18 * 60 + 30],
  sunset: [14 * 60, 30 * 60],
  evening: [17 * 60, 30 * 60],
};
/** The hours of the day at which a place is then seen as if it were at its best. */
const BEST: Partial<Record<DayPart, NonNullable<PlaceFile['best']>>> = {
  sunrise: 'dawn',
  sunset: 'sunset',
  evening: 'evening',
};

/** A walk through them in the evening is shorter than by day, in minutes. */
const STROLLS: ReadonlySet<PlaceFile['kind']> = new Set(['neighbourhood', 'street', 'square']);
const EVENING_STROLL = 60;

/** The sights, with those that were wished for at a time on those days and at those hours alone. */
export function datedSights(
  sights: readonly Candidate[],
  dates: readonly string[],
  wishes: readonly DatedWish[],
): Candidate[] {
  return wishes.reduce<Candidate[]>(
    (all, wish) => (wish.isDaily ? oneEachDay(all, dates, wish) : oneThen(all, dates, wish)),
    [...sights],
  );
}

/** Whether a sight is what such a wish is for. */
export function isWished(
  { id, file }: Pick<Candidate, 'id' | 'file'>,
  { sights, themes, kinds }: DatedWish,
): boolean {
  if (sights.length > 0) return sights.includes(id);
  if (themes.length > 0)
    return THEMES.some((theme) => themes.includes(theme.name) && isOfTheme(file, theme));
  return 'kind' in file && kinds.includes(file.kind);
}

/** The sights that are named, else the best one of those that a wish is for. */
function oneThen(
  all: readonly Candidate[],
  dates: readonly string[],
  wish: DatedWish,
): Candidate[] {
  const days = dates.flatMap((date, day) =>
    wish.dates === undefined || wish.dates.includes(date) ? [day] : [],
  );
  const fitting = all
    .filter((one) => isWished(one, wish) && !one.visit.lockedAt)
    .map((one) => then(one, days, wish.part))
    .filter(fits)
    .toSorted((a, b) => b.visit.value - a.visit.value);
  const chosen = wish.sights.length > 0 ? fitting : fitting.slice(0, 1);

  return all.map((one) => chosen.find(({ id }) => id === one.id) ?? one);
}

/** Another one of them on each day between the first and the last, as far as there are any. */
function oneEachDay(
  all: readonly Candidate[],
  dates: readonly string[],
  wish: DatedWish,
): Candidate[] {
  const chosen = new Map<string, Candidate>();
  const ranked = all
    .filter((one) => isWished(one, wish) && !one.visit.lockedAt)
    .toSorted((a, b) => b.visit.value - a.visit.value);

  for (let day = 1; day < dates.length - 1; day += 1) {
    const one = ranked
      .filter(({ id }) => !chosen.has(id))
      .map((each) => then(each, [day], wish.part))
      .find(fits);

    if (one) chosen.set(one.id, one);
  }
  return all.map((one) => chosen.get(one.id) ?? one);
}

/** A sight as one that has to be seen on one of these days, at that part of it. */
function then(one: Candidate, days: readonly number[], part: DayPart | undefined): Candidate {
  const { file, visit } = one;
  const hours = part ? HOURS[part] : ALL_HOURS;
  const best = part && BEST[part];
  const minutes =
    part === 'evening' && 'kind' in file && STROLLS.has(file.kind)
      ? Math.min(visit.minutes, EVENING_STROLL)
      : visit.minutes;

  return {
    ...one,
    file: best && 'kind' in file && file.best !== 'night' ? { ...file, best } : file,
    visit: {
      ...visit,
      minutes,
      mandatory: true,
      spans: visit.spans.map((spans, day) => (days.includes(day) ? spansWithin(spans, hours) : [])),
    },
  };
}

const ALL_HOURS: Span = [0, 48 * 60];

function fits({ visit: { spans, minutes } }: Candidate): boolean {
  return spans.some((day) => hasRoom(day, minutes));
}

/** The days, with the sights and day trips that are wished for on each: a day trip of that name goes there. */
export function withDatedTrips(
  frames: readonly DayFrame[],
  wishes: readonly DatedWish[],
): DayFrame[] {
  return frames.map((frame) => {
    const wanted = wishes
      .filter(({ dates, isDaily }) => !isDaily && dates?.includes(frame.date))
      .flatMap(({ sights }) => sights);

    return wanted.length > 0 ? { ...frame, wanted } : frame;
  });
}
