import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type {
  AskedOutcome,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { capital, joinWords } from '../candidates/place-words.ts';
import { dayTripPart } from '../day-trips/day-trip-part.ts';
import { isInSeason } from './read-themes.ts';
import { isOfTheme, type Theme } from './theme.ts';

type Plan = {
  days: readonly PlannedDay[];
  catalogue: Catalogue;
  destination: { id: string; name: string };
};

const MOST_NAMES = 3;

/** The themes that were asked for, one by one: where the plan holds them, or why it does not. */
export function themeOutcomes(themes: readonly Theme[], plan: Plan): AskedOutcome[] {
  return themes.map((theme) => outcomeOf(theme, plan));
}

function outcomeOf(theme: Theme, plan: Plan): AskedOutcome {
  const wish = capital(theme.name);
  const stops = plan.days.flatMap((day) =>
    day.activities
      .filter((activity) => meets(activity, theme, plan))
      .map(({ time, place }) => `day ${day.dayNumber} at ${time}: ${place?.name ?? ''}`),
  );

  if (stops.length > 0) {
    const more = stops.length - MOST_NAMES;
    const named = stops.slice(0, MOST_NAMES).join('; ');

    return { wish, met: true, detail: `${capital(named)}${more > 0 ? ` and ${more} more` : ''}.` };
  }
  const detail = whyNot(theme, plan);
  const nearest = nearestTo(theme, plan);

  return { wish, met: false, detail, ...(nearest ? { nearest } : {}) };
}

function meets({ kind, place }: PlannedActivity, theme: Theme, { catalogue }: Plan): boolean {
  const known = place && catalogue.place(dayTripPart(place.id, catalogue)?.trip ?? place.id);

  if (!known) return false;
  return kind === 'stop'
    ? known.type !== 'food' && isOfTheme(known.file, theme)
    : kind === 'meal' &&
        theme.name === 'street food' &&
        known.type === 'food' &&
        (known.file.style === 'street-food' || known.file.style === 'market');
}

function whyNot(theme: Theme, { days, catalogue, destination }: Plan): string {
  const { season } = theme;

  if (season && !days.some(({ date }) => isInSeason(theme, date)))
    return `It is usually between ${dayText(season.from)} and ${dayText(season.to)}, and this trip is not.`;
  const known = catalogue.destination(destination.id);
  const names = [...(known?.places ?? []), ...(known?.dayTrips ?? [])]
    .filter((file) => isOfTheme(file, theme))
    .map(({ name }) => name);

  return names.length > 0
    ? `${joinWords(names.slice(0, 2))} did not fit into these days.`
    : `Nothing of the kind is known to us in ${destination.name}.`;
}

/** A stop of the same kind that is in the plan. */
function nearestTo({ kinds = [] }: Theme, { days }: Plan): string | undefined {
  const stop = days
    .flatMap(({ activities }) => activities)
    .find(({ kind, place }) => kind === 'stop' && kinds.some((one) => one === place?.kind));

  return stop?.place && `${stop.place.name}, which is in the plan`;
}

function dayText(day: string): string {
  return new Date(`2001-${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
