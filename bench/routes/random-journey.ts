import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { randomRequest } from '#server/generation/testing/random-request.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { addDays } from '#shared/dates.ts';
import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import { chanceOf } from '#shared/seeded.ts';

/** Places of one trip lie within this of its first one, and among its nearest. */
const REACH = { km: 900, nearest: 12 };
const PLACES = { fewest: 2, most: 5 };
const NIGHTS = { fewest: 2, most: 20 };

/** The `index`-th random trip to several places; the first places come in turn, so that all regions come up. */
export function randomJourney(index: number, catalogue: Catalogue, seed: string): PlanRequest {
  let drawn = 0;
  const chance = () => chanceOf(`${seed}:journey:${index}:${(drawn += 1)}`);
  const between = ({ fewest, most }: { fewest: number; most: number }) =>
    fewest + Math.floor(chance() * (most - fewest + 1));
  const base = catalogue.destinations[index % catalogue.destinations.length] as Destination;
  const open = near(base, catalogue);
  const chosen = [base];

  for (let left = between(PLACES) - 1; left > 0 && open.length > 0; left--) {
    chosen.push(...open.splice(Math.floor(chance() * open.length), 1));
  }
  const nights = Math.max(chosen.length, between(NIGHTS));
  const request = randomRequest(index, catalogue, seed);
  const fixed = chance() < 0.2 ? [Math.max(1, Math.floor(nights / chosen.length))] : [];
  const places = chosen.map(suggestion);

  return {
    ...request,
    tripType: 'complete',
    destinations: '',
    additionalPreferences: '',
    returnDate: addDays(request.departureDate, nights),
    places: places.map((place, at) => ({
      ...place,
      ...(fixed[at] === undefined ? {} : { nights: fixed[at] }),
    })),
    anyOrder: chance() < 0.6,
    asked: {
      places,
      avoided: { destinations: [], countries: [] },
      sights: { wanted: [], avoided: [] },
      unclear: [],
      notUnderstood: [],
    },
  };
}

function near(base: Destination, { destinations }: Catalogue): Destination[] {
  return destinations
    .filter((other) => other !== base)
    .map((other) => ({ other, km: distanceKm(base, other) }))
    .filter(({ km }) => km <= REACH.km)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, REACH.nearest)
    .map(({ other }) => other);
}

function suggestion({ id, name, country, lat, lon }: Destination): PlaceSuggestion {
  return {
    kind: 'destination',
    id,
    name,
    country,
    lat,
    lon,
    label: name,
    countryName: country,
  };
}
