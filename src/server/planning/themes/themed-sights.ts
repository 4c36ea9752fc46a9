import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { Candidate, CandidateContext } from '../candidates/candidates.ts';
import type { DayFacts } from '../days/day-facts.ts';
import { isOn } from './read-themes.ts';
import { isNearTheme, isOfTheme, reasonsIn, type Theme } from './theme.ts';

/** A sight of what the trip is made for is worth so much more, and so much one that only its words have to do with. */
const PURPOSE = 2.2;
const NEAR_PURPOSE = 1.4;
/** One of a theme of which one wants several, and one of another theme that was asked for. */
const MANY = 1.7;
const ASKED = 1.4;
/** What is left of anything else, less beside a purpose: a day out of town takes a whole day from that. */
const OF_NO_THEME = 0.65;
const BESIDE_PURPOSE = { sight: 0.5, forEverybody: 0.8, dayTrip: 0.3 } as const;
/** From this appeal on everybody comes for it. */
const FOR_EVERYBODY = 78;
/** The least that a sight is missed which is of what the trip is made for, however small it is. */
const OF_THE_REASON = 0.12;
const OF_IT_A_DAY = 1.5;
/** What marks the visits that meet a theme of the notes, among the interests that they meet. */
export const THEME_WISH = 'theme: ';
/** The same for a theme that an interest or the party stands for. */
export const IMPLIED_WISH = 'implied: ';

/** The themes that can be met on one of the days. */
export function themesInSeason(themes: readonly Theme[], days: readonly DayFacts[]): Theme[] {
  return themes.filter((theme) => days.some(({ date }) => isOn(theme, date)));
}

/** The sights with the themes that they meet, without those that the notes speak against; what was named stays. */
export function themedSights(
  offered: readonly Candidate[],
  themes: readonly Theme[],
  avoided: readonly Theme[] = [],
): Candidate[] {
  const sights = offered.filter(
    ({ file, visit }) =>
      visit.mandatory ||
      !avoided.some((theme) => isOfTheme(file, theme)) ||
      themes.some((theme) => isNarrow(theme) && isOfTheme(file, theme)),
  );

  if (themes.length === 0) return [...sights];
  const weigh = weighedFor(themes);
  const reasons = sightsOfReasons(sights, themes);

  return sights.map((one) => {
    const { visit } = one;
    const own = themes.filter((theme) => isOfTheme(one.file, theme));
    const value = visit.value * weigh(one, own);

    if (own.length === 0) return { ...one, visit: { ...visit, value } };
    return {
      ...one,
      visit: {
        ...visit,
        value,
        ...(reasons.has(one.id) ? { strong: Math.max(visit.strong ?? 0, OF_THE_REASON) } : {}),
        meets: [...visit.meets, ...own.map(wishFor)],
      },
    };
  });
}

/** How much more or less a sight is worth for the themes of a trip, by those that it meets. */
function weighedFor(themes: readonly Theme[]): (one: Candidate, own: readonly Theme[]) => number {
  const liked = themes.filter(({ isOne, isImplied }) => !isOne && !isImplied);
  const purposes = reasonsIn(themes).filter((one) => one.isReason && !isOfEvenings(one));

  return (one, own) => {
    if (own.some((theme) => purposes.includes(theme))) return PURPOSE;
    if (own.some(({ isMany }) => isMany)) return MANY;
    if (own.some((theme) => liked.includes(theme))) return ASKED;
    if (own.length > 0 || liked.length === 0 || one.visit.mandatory) return 1;
    if (purposes.some((theme) => isNearTheme(one.file, theme))) return NEAR_PURPOSE;
    return ofNoTheme(one, purposes.length > 0);
  };
}

/** What is had after dinner takes nothing from the days. */
function isOfEvenings({ kinds = [] }: Theme): boolean {
  return kinds.length > 0 && kinds.every((kind) => EVENING_KINDS.has(kind));
}

const EVENING_KINDS: ReadonlySet<PlaceKind> = new Set(['show', 'bar', 'club']);

/** "Thrills, but no bungee": what holds much gives way to what is spoken against. */
function isNarrow({ isImplied, interest }: Theme): boolean {
  return !isImplied && !interest;
}

/** What is left of a sight that is beside the point of the trip; less of one that not everybody comes for. */
function ofNoTheme({ file }: Candidate, hasPurpose: boolean): number {
  const isForEverybody = appealOf(file) >= FOR_EVERYBODY;

  if ('travelMinutes' in file) return hasPurpose ? BESIDE_PURPOSE.dayTrip : 1;
  if (hasPurpose) return isForEverybody ? BESIDE_PURPOSE.forEverybody : BESIDE_PURPOSE.sight;
  return isForEverybody ? 1 : OF_NO_THEME;
}

/** The best sights of each thing that the trip is made for, as many as its days have room for beside others. */
function sightsOfReasons(
  sights: readonly Candidate[],
  themes: readonly Theme[],
): ReadonlySet<string> {
  const reasons = reasonsIn(themes).filter(({ isReason }) => isReason);
  const best = reasons.flatMap((theme) => {
    const own = sights.filter(({ file }) => isOfTheme(file, theme));
    const days = own[0]?.visit.spans.length ?? 0;

    return own
      .toSorted((a, b) => b.visit.value - a.visit.value)
      .slice(0, Math.ceil(days * OF_IT_A_DAY));
  });

  return new Set(best.map(({ id }) => id));
}

function wishFor({ name, isImplied }: Theme): string {
  return `${isImplied ? IMPLIED_WISH : THEME_WISH}${name}`;
}

/** What takes as long as this has no room between two meals unless the day is planned around it. */
const HALF_A_DAY = 180;

/** So much more appealing than what is in town, a day trip is the thing to do; of what the trip is made for one that is as good. */
const WORTH_THE_RIDE = 21;
const LIKE = 1;

/** The day trips that meet a theme better than any sight in town does, the long visits that alone meet one of the notes, and the best of what hours are set aside for. */
function themedByName({ id, dayTrips, places }: Destination, themes: readonly Theme[]): string[] {
  // History is everywhere: it sends nobody out of town.
  return themes
    .filter(({ interest }) => !interest)
    .flatMap((theme) => {
      const bestOf = (files: Destination['places'] | Destination['dayTrips']) =>
        files
          .filter((file) => isOfTheme(file, theme))
          .toSorted((a, b) => appealOf(b) - appealOf(a))
          .slice(0, 1);
      const [trip] = bestOf(dayTrips);
      const [sight] = bestOf(places);
      const least = theme.isReason ? 0 : WORTH_THE_RIDE;
      const isTrip = trip && (!sight || appealOf(trip) + LIKE >= appealOf(sight) + least);
      const isLong =
        !theme.isImplied &&
        places
          .filter((file) => isOfTheme(file, theme))
          .every(({ minutes }) => minutes >= HALF_A_DAY);
      const named = isTrip ? trip : isLong || theme.isForHours ? sight : undefined;

      return named ? [globalPlaceId(id, named.id)] : [];
    });
}

/** With the day trips that a theme asks for, or that are wished for at a time, as if they were named. */
export function withThemedTrips(
  context: CandidateContext,
  themes: readonly Theme[],
  dated: readonly string[] = [],
): CandidateContext {
  const { destination, taste } = context;
  const { wishes } = taste;
  const trips = new Set(destination.dayTrips.map((trip) => globalPlaceId(destination.id, trip.id)));
  const ids = [
    ...themedByName(destination, themes),
    ...dated.filter((id) => trips.has(id)),
    // What was seen on an earlier stay is not what a theme asks for.
  ].filter((id) => !wishes.places.avoided.includes(id));
  const wanted = [...new Set([...wishes.places.wanted, ...ids])];

  return ids.length === 0
    ? context
    : {
        ...context,
        taste: { ...taste, wishes: { ...wishes, places: { ...wishes.places, wanted } } },
      };
}
