import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { loadGazetteer } from '../gazetteer/gazetteer.ts';
import {
  type AskedFor,
  type AskedPlaces,
  readAskedPlaces,
} from '#server/planning/places/asked-places.ts';
import { listedTour } from '#server/planning/journey/listed-tour.ts';
import { withOvernightStops } from '#server/planning/journey/overnight-stops.ts';
import { withoutFlightTowns } from '#server/planning/journey/flight-towns.ts';
import { withWayOut } from '#server/planning/journey/way-out.ts';
import { withTour } from '#server/planning/journey/asked-tour.ts';
import { inFirstPerson } from '#server/planning/understanding/first-person.ts';
import { withKeyWords } from '#server/planning/understanding/key-words.ts';
import { unclearPlaceError } from '#server/planning/places/unclear-place-error.ts';

type Dated = AskedFor & { departureDate?: string };

/** Where a preference asks to go; the gazetteer is read only for one that says anything of it. */
export async function settlePlaces(said: Dated): Promise<AskedPlaces | undefined> {
  const asked = spokenByTraveller(said);
  const isSilent =
    asked.additionalPreferences.trim() === '' &&
    (asked.destinations ?? '').trim() === '' &&
    (asked.places ?? []).length === 0 &&
    (asked.mustSees ?? []).length === 0;

  if (isSilent) return undefined;
  const catalogue = loadCatalogue();

  const world = { catalogue, gazetteer: await loadGazetteer(), pause: nextTurn };
  const read = withoutFlightTowns(
    withWayOut(await readAskedPlaces(asked, world), asked, world),
    asked,
    world,
  );
  const toured = (await listedTour(read, asked, world)) ?? withTour(read, asked, catalogue);

  return withOvernightStops(toured, asked, world);
}

/** The preference with where it asks to go. Throws a 422 with the candidates when that has to be asked back. */
export async function withClearPlaces<T extends SavedPreference>(
  said: T,
): Promise<T & { asked?: AskedPlaces }> {
  const preference = spokenByTraveller(said);
  const asked = await settlePlaces(preference);

  if (!asked) return preference;
  if (asked.unclear.length > 0) throw unclearPlaceError(asked.unclear);
  return { ...preference, asked };
}

/** The same, its notes as the traveller would put them who is written of in them, without slips in words that matter. */
function spokenByTraveller<T extends { additionalPreferences: string }>(asked: T): T {
  return {
    ...asked,
    additionalPreferences: withKeyWords(inFirstPerson(asked.additionalPreferences)),
  };
}
