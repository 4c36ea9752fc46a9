import type { DayTripFile } from './catalogue.schema.ts';
import type { Destination } from './catalogue.ts';
import type { PlaceFile, PlaceKind } from './place.schema.ts';

/** Everything that there is to see from a destination: in it, then out of town. */
export function allSights({
  places,
  dayTrips,
}: Pick<Destination, 'places' | 'dayTrips'>): (PlaceFile | DayTripFile)[] {
  return [...places, ...dayTrips];
}

/** What a sight counts as; a day trip as one. */
export function kindOf(file: PlaceFile | DayTripFile): PlaceKind {
  return 'kind' in file ? file.kind : 'day-trip';
}
