import { kindOf } from '#server/catalogue/sights.ts';
import { AppError } from '#shared/app-error.ts';
import type { SightSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import type { DayTripFile } from '../catalogue/catalogue.schema.ts';
import type { PlaceFile } from '../catalogue/place.schema.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { listedById, matchNames } from '../gazetteer/listed-places.ts';

/** What an old file's fame of 1 to 5 says on the scale of appeal. */
const APPEAL_PER_FAME = 18;
const NAME_MATTERS = 40;

type Sight = { file: PlaceFile | DayTripFile; isDayTrip: boolean };

/**
 * The sights and day trips of a place, the most wanted first; with a query those whose name it may be. A sight
 * stands for its destination, an area for the town to begin with. Throws a 404 for an id that nothing has.
 */
export function suggestSights(
  { placeId, query }: { placeId: string; query: string },
  catalogue: Catalogue,
): SightSuggestion[] {
  const destination = destinationOf(placeId, catalogue);

  if (!destination) return [];
  const typed = foldText(query);

  return sightsOf(destination)
    .flatMap((sight) => {
      const { file } = sight;
      const names = [file.name, file.localName ?? '', ...(file.aliases ?? [])].map(foldText);
      const met = typed === '' ? 0 : matchNames(typed, names.filter(Boolean))?.slips;

      return met === undefined ? [] : [{ sight, rank: appealOf(file) - met * NAME_MATTERS }];
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ sight }) => toSuggestion(sight, destination));
}

function destinationOf(placeId: string, catalogue: Catalogue): Destination | undefined {
  if (placeId.startsWith('geo-')) return undefined;
  const place = listedById(placeId, catalogue);

  if (!place) throw new AppError('NOT_FOUND', 'There is no such place');
  return 'destination' in place ? place.destination : place.destinations[0];
}

function sightsOf({ places, dayTrips }: Destination): Sight[] {
  return [
    ...places.map((file) => ({ file, isDayTrip: false })),
    ...dayTrips.map((file) => ({ file, isDayTrip: true })),
  ];
}

function appealOf({ appeal, fame }: PlaceFile | DayTripFile): number {
  return appeal ?? fame * APPEAL_PER_FAME;
}

function toSuggestion({ file, isDayTrip }: Sight, { id }: Destination): SightSuggestion {
  return {
    id: `${id}/${file.id}`,
    name: file.name,
    ...(file.localName && file.localName !== file.name ? { localName: file.localName } : {}),
    kind: kindOf(file),
    ...('area' in file && file.area ? { area: file.area } : {}),
    isDayTrip,
    appeal: appealOf(file),
  };
}
