import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { monthOf } from '#shared/dates.ts';
import type { LocalInfoSection } from '#shared/generation/local-info.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { knownByName } from '../gazetteer/known-names.ts';
import { isOffCatalogue } from '#server/planning/destination/off-catalogue-destination.ts';
import { localWords } from '#server/planning/assembly/local-words.ts';
import { weatherWords } from '#server/planning/assembly/weather-words.ts';

export type LocalInfo = Partial<
  Pick<TripDetail, 'weatherInfo' | 'usefulPhrases' | 'culturalNotes' | 'safetyTips'>
> & { primaryLanguage?: string; languageCode?: string };

/** Where a trip leads, and when. */
export type PlaceOfTrip = Pick<TripDetail, 'destination' | 'destinationId' | 'startDate'>;

/** What the catalogue can say in one section of a trip's local info; undefined for a place it does not know. */
export function localInfo(
  trip: PlaceOfTrip,
  section: LocalInfoSection,
  catalogue: Catalogue,
): LocalInfo | undefined {
  const destination =
    catalogue.destination(trip.destinationId ?? '') ?? knownByName(trip.destination, catalogue)[0];

  if (!destination || isOffCatalogue(trip.destinationId)) return undefined;
  const words = localWords(destination, catalogue);

  switch (section) {
    case 'weather':
      return { weatherInfo: weatherWords(destination, monthOf(trip.startDate)) };
    case 'phrases':
      return {
        usefulPhrases: words.usefulPhrases,
        primaryLanguage: words.language.primary,
        languageCode: words.language.code,
      };
    case 'culture':
      return { culturalNotes: words.culturalNotes };
    case 'safety':
      return { safetyTips: words.safetyTips };
  }
}
