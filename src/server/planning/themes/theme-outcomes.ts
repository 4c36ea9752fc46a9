import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type {
  AskedOutcome,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { appealOf } from '../candidates/appeal.ts';
import { minutesOf, parseDuration, formatMonthDay } from '#shared/dates.ts';
import { capital, joinWords } from '../candidates/place-words.ts';
import { dayTripPart } from '../day-trips/day-trip-part.ts';
import { dayFacts, spansOn } from '../days/day-facts.ts';
import { atLatitude, isOn } from './read-themes.ts';
import { isOfTheme, type Theme } from './theme.ts';
import { entriesOf, met, unmet } from '../asked/outcome.ts';
import type { OpeningPlace } from '#server/catalogue/opening.ts';
import { allSights } from '#server/catalogue/sights.ts';

type Plan = {
  days: readonly PlannedDay[];
  catalogue: Catalogue;
  destination: { id: string; name: string };
};

const MOST_NAMES = 3;

/** The themes that were asked for, one by one: where the plan holds them, or why it does not. */
export function themeOutcomes(themes: readonly Theme[], plan: Plan, notes = ''): AskedOutcome[] {
  const { lat = 0 } = plan.catalogue.destination(plan.destination.id) ?? {};

  return themes.map((theme) => {
    const outcome = outcomeOf(atLatitude(theme, lat), plan);
    const there = outcome.met ? undefined : namedWith(theme, notes, plan);

    return there ? met(outcome.wish, there) : outcome;
  });
}

/** "Birds at Zealandia": the planned stop that the notes name right behind the words of a theme. */
function namedWith({ words }: Theme, notes: string, plan: Plan): string | undefined {
  const folded = foldText(notes);
  const said = words.exec(folded);
  const behind = said ? folded.slice(said.index + said[0].length) : '';
  const named = entriesOf(plan.days).find(({ activity }) => {
    const file = entryOf(activity, plan)?.file;
    const names = file ? [file.name, ...('aliases' in file ? (file.aliases ?? []) : [])] : [];

    return names.some((name) =>
      ['at', 'in', 'on', 'from'].some((at) =>
        [`${at} `, `${at} the `].some((lead) => behind.startsWith(` ${lead}${foldText(name)}`)),
      ),
    );
  });

  return (
    named &&
    `Day ${named.day.dayNumber} at ${named.activity.time}: ${nameOf(named.activity, plan)}.`
  );
}

function outcomeOf(theme: Theme, plan: Plan): AskedOutcome {
  const wish = capital(theme.name);
  const stops = plan.days.flatMap((day) => {
    const meeting = day.activities.filter(
      (activity) =>
        isOn(theme, day.date) && meets(activity, theme, plan) && isInLight(activity, theme, day),
    );
    // A boat trip is told once, and not by the monument that it leads to.
    const names = meeting.map((activity) => nameOf(activity, plan));

    return meeting.flatMap((activity, at) =>
      names.indexOf(names[at] ?? '') === at
        ? [
            {
              said: `day ${day.dayNumber} at ${activity.time}: ${names[at] ?? ''}`,
              appeal: appealIn(activity, plan),
            },
          ]
        : [],
    );
  });

  if (stops.length > 0) {
    const more = stops.length - MOST_NAMES;
    const best = new Set(stops.toSorted((a, b) => b.appeal - a.appeal).slice(0, MOST_NAMES));
    const named = stops.flatMap((one) => (best.has(one) ? [one.said] : [])).join('; ');

    if (theme.isLikely)
      return unmet(
        wish,
        `${capital(named)}. We cannot say whether it has them: look before you go.`,
      );
    return met(wish, `${capital(named)}${more > 0 ? ` and ${more} more` : ''}.`);
  }
  return unmet(wish, whyNot(theme, plan), nearestTo(theme, plan));
}

/** The catalogue's entry for a stop; for one of a day trip, the trip. */
function entryOf({ place }: PlannedActivity, { catalogue }: Plan) {
  return place && catalogue.place(dayTripPart(place.id, catalogue)?.trip ?? place.id);
}

function appealIn(activity: PlannedActivity, plan: Plan): number {
  const known = entryOf(activity, plan);

  return known && known.type !== 'food' ? appealOf(known.file) : 0;
}

function nameOf(activity: PlannedActivity, plan: Plan): string {
  const file = entryOf(activity, plan)?.file;

  return file && 'travelMinutes' in file ? file.name : (activity.place?.name ?? '');
}

function meets(activity: PlannedActivity, theme: Theme, plan: Plan): boolean {
  const { kind } = activity;
  const known = entryOf(activity, plan);

  if (!known) return false;
  return kind === 'stop'
    ? known.type !== 'food' && isOfTheme(known.file, theme)
    : kind === 'meal' &&
        theme.name === 'street food' &&
        known.type === 'food' &&
        (known.file.style === 'street-food' || known.file.style === 'market');
}

/** What is for the sunset or the dark is met by a visit that lasts until then. */
function isInLight(
  { time, duration }: PlannedActivity,
  { best }: Theme,
  { weather }: PlannedDay,
): boolean {
  const [, sunset] = weather?.daylight ?? [];

  if (!best || sunset === undefined) return true;
  return minutesOf(time) + (parseDuration(duration) ?? 0) >= minutesOf(sunset) - LAST_LIGHT;
}

const LAST_LIGHT = 15;

function whyNot(theme: Theme, { days, catalogue, destination }: Plan): string {
  const { season, hint } = theme;

  if (season && !days.some(({ date }) => isOn(theme, date)))
    return `It is usually between ${formatMonthDay(season.from)} and ${formatMonthDay(season.to)}, and this trip isn't.`;
  const known = catalogue.destination(destination.id);

  if (!known || sightsOf(known, theme).length === 0)
    return [`Nothing of the kind is known to us in ${destination.name}.`, hint]
      .filter((part) => part !== undefined)
      .join(' ');
  const facts = days.map(({ date }) => dayFacts(known, date));
  const isOpen = (file: OpeningPlace) => facts.some((day) => spansOn(file, day).length > 0);
  const open = sightsOf(known, theme).filter(isOpen);
  const closed = sightsOf(known, theme).filter((file) => !isOpen(file));
  const names = (files: typeof open) => joinWords(files.slice(0, 2).map(({ name }) => name));

  return open.length > 0
    ? `${names(open)} did not fit into these days.`
    : `${names(closed)} ${closed.length > 1 ? 'are' : 'is'} closed on these days.`;
}

/** A stop of the same kind that is in the plan, else the nearest of the theme that another place has. */
function nearestTo(theme: Theme, { days, catalogue, destination }: Plan): string | undefined {
  const { kinds = [] } = theme;
  const stop = entriesOf(days).find(({ activity: { place } }) =>
    kinds.some((one) => one === place?.kind),
  );
  const here = catalogue.destination(destination.id);

  if (stop) return `${stop.activity.place?.name}, which is in the plan`;
  return here && sightsOf(here, theme).length === 0 ? elsewhere(theme, here, catalogue) : undefined;
}

function elsewhere(theme: Theme, here: Destination, catalogue: Catalogue): string | undefined {
  const [nearest] = catalogue.destinations
    .map((one) => ({ one, km: distanceKm(one, here) }))
    .filter(({ one, km }) => one !== here && one.country === here.country && km <= MOST_KM)
    .filter(({ one }) => sightsOf(one, theme).length > 0)
    .toSorted((a, b) => a.km - b.km);
  const [sight] = nearest ? sightsOf(nearest.one, theme) : [];

  return nearest && sight && `${sight.name} in ${nearest.one.name}`;
}

/** Further than this nothing is near, nor is what lies over a border and a sea. */
const MOST_KM = 250;

/** The sights and day trips of a destination that a theme asks for, the most appealing first. */
function sightsOf(destination: Destination, theme: Theme) {
  return allSights(destination)
    .filter((file) => isOfTheme(file, theme))
    .toSorted((a, b) => appealOf(b) - appealOf(a));
}
