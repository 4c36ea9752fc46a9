import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { monthName, monthOf } from '#shared/dates.ts';
import type { GeneratedTrip, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { type WordFacts, wordSet } from './check-words.ts';

/** What the words about a whole trip may speak of: what the plan holds and nothing else. */
export function tripFacts(trip: GeneratedTrip, catalogue: Catalogue): WordFacts {
  const { destination, accommodation, language, tripInfo, itinerary } = trip;

  return factsOf(itinerary, {
    catalogue,
    destination,
    texts: [
      destination.description,
      accommodation.name,
      accommodation.area,
      language.primary,
      monthName(monthOf(tripInfo.startDate)),
      monthName(monthOf(tripInfo.endDate)),
      ...trip.culturalNotes,
      ...trip.weather.clothingRecommendations,
    ],
  });
}

/** What the words about one day may speak of. */
export function dayFactsOf(day: PlannedDay, trip: GeneratedTrip, catalogue: Catalogue): WordFacts {
  return factsOf([day], { catalogue, destination: trip.destination, texts: [] });
}

type Frame = {
  catalogue: Catalogue;
  destination: GeneratedTrip['destination'];
  texts: readonly string[];
};

function factsOf(days: readonly PlannedDay[], { catalogue, destination, texts }: Frame): WordFacts {
  // What nobody checked is not praised in headlines.
  const places = days.flatMap((day) =>
    day.activities.flatMap(({ place }) => (place && !place.unverified ? [place] : [])),
  );
  const country = catalogue.destination(destination.id)?.country ?? '';

  return {
    catalogue,
    names: wordSet([
      destination.name,
      destination.country,
      ...(catalogue.country(country)?.aliases ?? []),
      ...places.map(({ name }) => name),
      ...texts,
    ]),
    ids: new Set([destination.id, country, ...places.map(({ id }) => id)]),
  };
}
