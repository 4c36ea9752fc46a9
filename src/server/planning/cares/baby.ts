import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { minutesOf } from '#shared/dates.ts';
import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import { knownEntries, namesOfDays, type PlanOfPlace } from '../asked/outcome.ts';
import { isQueuedFor } from '../candidates/at-the-door.ts';
import { isClimb } from '../candidates/hard-on-the-body.ts';
import { joinWords, sentences } from '../candidates/place-words.ts';

/** In years: until then somebody is carried or pushed. */
export const BABY_AGE = 1;
const MOST_NAMES = 3;
/** Where there is room to crawl. */
export const ON_THE_GROUND = new Set<PlaceKind>(['park', 'garden', 'beach', 'lake']);
/** Later than this a baby is asleep. */
const BEDTIME = 20 * 60;
const NO_TABLE =
  /\b(?:food halls?|food courts?|communal|long tables?|shared? tables?|counters?|standing|stools|ice creams?|gelat\w*|waffles?|doughnuts?)\b/;

/** Whether a table is none for a pram and a high chair: a queue, a counter, a hall, a bench for all, or an ice for lunch. */
export function isNoTableForBaby(file: FoodFile): boolean {
  const { kind, style, name, cuisine } = file;

  return (
    isQueuedFor(file) ||
    kind === 'food-market' ||
    style === 'late' ||
    style === 'street-food' ||
    NO_TABLE.test(foldText(`${name} , ${cuisine}`))
  );
}

/** What to ask for at dinner, where a table is booked, and on the first evening. */
export function highChair(file: FoodFile, isFirst: boolean): string | undefined {
  if (file.bookAhead !== undefined && !isQueuedFor(file))
    return 'Ask for a high chair when you book';
  return isFirst ? 'Ask for a high chair as you come in' : undefined;
}

/** A baby along: dinners, naps, room to crawl, and where the pram stays outside. */
export function babyOutcome({
  days,
  catalogue,
}: Pick<PlanOfPlace, 'days' | 'catalogue'>): AskedOutcome {
  const stops = knownEntries(days, catalogue).flatMap(({ day, known }) =>
    known.type === 'sight' ? [{ day, file: known.file }] : [],
  );
  const dinners = days.flatMap(({ activities }) =>
    activities.flatMap(({ meal, time }) => (meal === 'dinner' ? [time] : [])),
  );
  const latest = dinners.toSorted().at(-1);
  const naps = days.filter(({ activities }) =>
    activities.some(({ kind, activity }) => kind === 'free' && /^An? (?:nap|rest)/.test(activity)),
  );
  const grounds = stops.filter(({ file }) => ON_THE_GROUND.has(file.kind));
  const steps = stops.filter(({ file }) => isClimb(file) || file.access === 'none');
  const named = (some: typeof stops) =>
    joinWords(
      some.slice(0, MOST_NAMES).map(({ day, file }) => `${file.name} (day ${day.dayNumber})`),
    );

  return {
    wish: 'With a baby',
    met: latest === undefined || minutesOf(latest) <= BEDTIME,
    detail: sentences([
      latest === undefined ? undefined : `Dinner begins at ${latest} at the latest`,
      naps.length > 0 ? `Nap at the stay on ${namesOfDays(naps)}` : undefined,
      grounds.length > 0 ? `Out of the pram at ${named(grounds)}` : undefined,
      steps.length > 0 ? `Steps, so the carrier: ${named(steps)}` : undefined,
    ]),
  };
}
