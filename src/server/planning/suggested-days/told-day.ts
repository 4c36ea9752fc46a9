import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { type SuggestedDay, suggestedDaysOf } from './day-parts.ts';

/** A planned day is the suggested one when it holds this share of its daytime sights, in their order. */
const LEAST_SHARE = 0.65;
/** Shorter words of a name tell nothing. */
const TELLING = 5;

/** The name and the note of the suggested day that a planned day follows, each only where it is true of what is planned. */
export function toldDay(
  {
    date,
    activities,
  }: { date: string; activities: readonly Pick<PlannedActivity, 'place' | 'partOf'>[] },
  destination: Destination,
): { title?: string; note?: string } {
  const planned = activities.flatMap(({ place, partOf }) =>
    partOf ? [partOf] : place ? [place.id] : [],
  );
  const month = Number(date.slice(5, 7));
  const day = suggestedDaysOf(destination).find(
    (one) => one.file.months?.includes(month) !== false && isFollowed(one, planned),
  );

  if (!day) return {};
  const { name, note } = day.file;
  const isTrue = (text: string) => !namesMissing(text, { day, planned, destination });

  return {
    ...(day.dayTrip === undefined && isTrue(name) ? { title: name } : {}),
    ...(note !== undefined && isTrue(note) ? { note } : {}),
  };
}

function isFollowed({ sights, dayTrip }: SuggestedDay, planned: readonly string[]): boolean {
  if (dayTrip !== undefined) return planned.includes(dayTrip);
  const daytime = sights
    .filter(({ part }) => part !== 'evening')
    .map(({ id }) => planned.indexOf(id));
  const held = daytime.filter((at) => at >= 0);

  return (
    held.length > 1 &&
    held.length >= daytime.length * LEAST_SHARE &&
    held.every((at, index) => index === 0 || at > (held[index - 1] ?? -1))
  );
}

type Plan = { day: SuggestedDay; planned: readonly string[]; destination: Destination };

/** Whether a text speaks of a sight of the day that is not planned. */
function namesMissing(text: string, { day, planned, destination }: Plan): boolean {
  const words = (names: readonly string[]) =>
    new Set(
      names
        .flatMap((name) => foldText(name).split(/[^a-z0-9]+/))
        .filter(({ length }) => length >= TELLING),
    );
  const namesOf = (isWanted: (id: string) => boolean) =>
    destination.places.flatMap(({ id, name }) =>
      isWanted(globalPlaceId(destination.id, id)) ? [name] : [],
    );
  const missing = day.sights.map(({ id }) => id).filter((id) => !planned.includes(id));
  const there = words([...namesOf((id) => planned.includes(id)), destination.name]);
  const said = words([text]);

  return [...words(namesOf((id) => missing.includes(id)))].some(
    (word) => said.has(word) && !there.has(word),
  );
}
