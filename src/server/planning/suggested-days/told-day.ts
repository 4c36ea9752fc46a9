import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { type SuggestedDay, suggestedDaysOf, suitsParty } from './day-parts.ts';

/** A planned day is called after the suggested one when it holds this share of its daytime sights, in their order. */
const LEAST_SHARE = 0.65;
/** Shorter words of a name tell nothing. */
const TELLING = 5;
const FITS: Readonly<Record<string, SuggestedDay['file']['fits']>> = {
  'Arrival Day': 'arrival',
  'Departure Day': 'departure',
};

type Day = Pick<PlannedDay, 'date' | 'dayType'> & {
  activities: readonly Pick<PlannedActivity, 'place' | 'partOf'>[];
};

type Party = {
  hasChildren: boolean;
  /** The greatest sight of the day. */
  chief?: string | undefined;
};

/** The name of the suggested day that a planned one follows; undefined where it follows none, or the name would be untrue. */
export function toldTitle(day: Day, destination: Destination, party: Party): string | undefined {
  const found = followed(day, suggestedFor(party, destination), LEAST_SHARE);

  if (!found || found.dayTrip || namesMissing(found.file.name, found, { day, destination }))
    return undefined;
  if (!isOf(found, party.chief, destination)) return undefined;
  return isHeld(found, plannedIds(day), 1) || namesPlanned(found.file.name, { day, destination })
    ? found.file.name
    : undefined;
}

/** Whether a sight is one of the suggested day: a day's name may not leave out the reason to go. */
function isOf(
  { sights }: SuggestedDay,
  name: string | undefined,
  { id, places }: Destination,
): boolean {
  const place = places.find((one) => one.name === name);

  return !place || sights.some((one) => one.id === globalPlaceId(id, place.id));
}

/** Whether a name of two words or more speaks of nothing but what is planned: "Fushimi sake breweries" does not. */
function namesPlanned(
  name: string,
  { day, destination }: { day: Day; destination: Destination },
): boolean {
  const planned = plannedIds(day);
  const there = words(
    [...destination.places, ...destination.food]
      .filter(({ id }) => planned.includes(globalPlaceId(destination.id, id)))
      .flatMap((file) => [...namesOf(file), file.area ?? '']),
  );

  return [...words([name])].every((word) => there.has(word) || PARTS_OF_DAY.has(word));
}

const PARTS_OF_DAY = new Set(
  'first evening morning afternoon night sunset market lanes river garden children with'.split(' '),
);

/** The note of the suggested day that a planned one holds whole. */
export function toldNote(
  day: Pick<PlannedDay, 'date' | 'dayType' | 'activities'>,
  destination: Destination,
  party: Party,
): string | undefined {
  const found = followed(day, suggestedFor(party, destination), 1);
  const note = found?.file.note;

  if (!found || note === undefined || namesMissing(note, found, { day, destination }))
    return undefined;
  return isMostOf(found, day) ? note : undefined;
}

/** Whether a day is mostly the suggested one: a walk between two of its five stops is not what it is like. */
function isMostOf(
  { sights, dayTrip }: SuggestedDay,
  { activities }: Pick<PlannedDay, 'activities'>,
): boolean {
  const stops = activities.filter(({ kind, partOf }) => kind === 'stop' && !partOf);
  const own = stops.filter(({ place }) => sights.some(({ id }) => id === place?.id));

  return dayTrip !== undefined || own.length > stops.length / 2;
}

/** The suggested days that are not for another party. */
function suggestedFor({ hasChildren }: Party, destination: Destination): SuggestedDay[] {
  return suggestedDaysOf(destination).filter(({ file }) => suitsParty(file, hasChildren));
}

function followed(
  day: Day,
  suggested: readonly SuggestedDay[],
  least: number,
): SuggestedDay | undefined {
  const month = Number(day.date.slice(5, 7));
  const planned = plannedIds(day);

  if (day.dayType === 'Work Day') return undefined;
  return suggested.find(
    (one) =>
      one.file.fits === FITS[day.dayType] &&
      one.file.months?.includes(month) !== false &&
      isHeld(one, planned, least),
  );
}

function plannedIds({ activities }: Day): string[] {
  return activities.flatMap(({ place, partOf }) => (partOf ? [partOf] : place ? [place.id] : []));
}

function isHeld(
  { sights, dayTrip }: SuggestedDay,
  planned: readonly string[],
  least: number,
): boolean {
  if (dayTrip !== undefined) return planned.includes(dayTrip);
  const daytime = sights
    .filter(({ part }) => part !== 'evening')
    .map(({ id }) => planned.indexOf(id));
  const held = daytime.filter((at) => at >= 0);

  return (
    held.length > 1 &&
    held.length >= daytime.length * least &&
    held.every((at, index) => index === 0 || at > (held[index - 1] ?? -1))
  );
}

/** Whether a text speaks of a sight or a table of the suggested day that is not planned. */
function namesMissing(
  text: string,
  { sights, lunch, dinner }: SuggestedDay,
  { day, destination }: { day: Day; destination: Destination },
): boolean {
  const planned = plannedIds(day);
  const namesOfThose = (isWanted: (id: string) => boolean) =>
    [...destination.places, ...destination.food].flatMap(({ id, name }) =>
      isWanted(globalPlaceId(destination.id, id)) ? [name] : [],
    );
  const missing = [...sights.map(({ id }) => id), ...lunch, ...dinner].filter(
    (id) => !planned.includes(id),
  );
  const there = words([...namesOfThose((id) => planned.includes(id)), destination.name]);
  const said = words([text]);

  return [...words(namesOfThose((id) => missing.includes(id)))].some(
    (word) => said.has(word) && !there.has(word),
  );
}

function words(names: readonly string[]): Set<string> {
  return new Set(
    names
      .flatMap((name) => foldText(name).split(/[^a-z0-9]+/))
      .filter(({ length }) => length >= TELLING),
  );
}
