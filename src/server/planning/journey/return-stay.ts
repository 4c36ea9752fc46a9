import type { Destination } from '#server/catalogue/catalogue.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { WantedPlace } from './choose-route.ts';
import type { ReturnStay } from './read-return.ts';

/** What a place that one has seen draws, of what it drew the first time. */
export const SEEN_DRAW = 0.5;

/** What the second stay in a place is told apart by. */
export function secondKey(id: string): string {
  return `${id}-2`;
}

/** Whether a place was chosen before already. */
export function isSecond(places: readonly { id: string }[], at: number): boolean {
  return places.findIndex(({ id }) => id === places[at]?.id) < at;
}

/** The route with the second stay in its place. A place that one has seen draws less. */
export function withReturn(
  places: readonly WantedPlace[],
  { id, after, nights }: ReturnStay,
): WantedPlace[] {
  const first = places.find(({ destination }) => destination.id === id);

  if (!first) return [...places];
  const again = { ...first, key: secondKey(id), nights, isRequired: true, draw: SEEN_DRAW };

  // "Round trip from Dublin: Galway, Killarney, Dublin": where one sets out comes first.
  const others =
    places[after - 1] === first ? [first, ...places.filter((one) => one !== first)] : places;

  return others.toSpliced(after, 0, again);
}

/** The place that was chosen a second time, after others. */
export function chosenReturn(
  { places = [], anyOrder }: PlanRequest,
  destinations: readonly Destination[],
): ReturnStay | undefined {
  const ids = places.map(({ id }) => id);
  const at = ids.findIndex((id, index) => ids.indexOf(id) < index - 1);
  const id = ids[at];

  if (anyOrder || id === undefined || !destinations.some((one) => one.id === id)) return undefined;
  return {
    id,
    after: new Set(ids.slice(0, at)).size,
    nights: places[at]?.nights,
    nightsBefore: new Map(),
  };
}
