import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { daylight } from '#server/catalogue/daylight.ts';
import { climateEstimate } from '#server/gazetteer/climate-estimate.ts';
import { knownByName } from '#server/gazetteer/known-names.ts';
import { daysBetween, eachDay, monthOf } from '#shared/dates.ts';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import type { PackingFacts } from './packing-rules.ts';
import { refineWishes } from '../understanding/refine-wishes.ts';
import { readWishes } from '../understanding/wishes.ts';

/** A mild place in spring: what to pack for when nothing is known of the destination. */
const UNKNOWN = { highC: 20, lowC: 11, rainMm: 60, seaC: null, daylightHours: 13 };

type WeatherPlace = Pick<Destination, 'climate' | 'lat' | 'lon' | 'timeZone'>;
type PackedTrip = Pick<
  TripDetail,
  | 'destination'
  | 'destinationId'
  | 'startDate'
  | 'endDate'
  | 'itineraryDays'
  | 'tripPreferences'
  | 'currency'
  | 'stay'
  | 'places'
  | 'isSurprise'
  | 'isRevealed'
>;

/** What a saved trip asks of a suitcase; `preference` adds the switches that the trip itself does not keep. */
export function packingFacts(
  trip: PackedTrip,
  named: string,
  { catalogue, preference }: { catalogue: Catalogue; preference: SavedPreference | undefined },
): PackingFacts {
  const destination = destinationOf(trip, named, catalogue);
  const wishes = refineWishes(
    readWishes(trip.tripPreferences.additionalPreferences, catalogue),
    { wishes: preference?.wishes },
    catalogue,
  );

  return {
    days: daysBetween(trip.startDate, trip.endDate) + 1,
    travelers: trip.tripPreferences.travelers,
    ...(weatherOfStays(trip, catalogue) ??
      weatherOf(destination ?? (trip.stay && townAround(trip.stay)), trip)),
    kinds: new Set(
      trip.itineraryDays.flatMap((day) => day.activities.flatMap(({ place }) => place?.kind ?? [])),
    ),
    interests: new Set(trip.tripPreferences.interests),
    needs: new Set(wishes.needs),
    isBusiness:
      preference?.tripType === 'business' ||
      trip.itineraryDays.some((day) => day.dayType === 'Work Day'),
    ...factsOfCountries(countriesOf(trip, destination, catalogue), trip.currency),
    isSecret: trip.isSurprise && !trip.isRevealed,
    isVegan: preference?.isVeganFriendly === true || wishes.needs.includes('vegan'),
  };
}

/** The catalogue's destination of a trip; none for a town that it does not hold, whatever its namesakes. */
function destinationOf(
  { destinationId, destination }: PackedTrip,
  named: string,
  catalogue: Catalogue,
): Destination | undefined {
  if (isOffCatalogue(destinationId)) return undefined;
  return (
    catalogue.destination(destinationId ?? '') ??
    knownByName(destination, catalogue)[0] ??
    catalogue.findByName(named)[0]
  );
}

/** What the gazetteer says of the weather around a stay; how long a day is depends on the latitude alone. */
function townAround({ lat, lon }: { lat: number; lon: number }): WeatherPlace {
  return {
    climate: { ...climateEstimate({ lat, lon }), seaC: null },
    lat,
    lon: 0,
    timeZone: 'UTC',
  };
}

type Country = NonNullable<ReturnType<Catalogue['country']>>;

/** The countries that a trip leads through, in its order. */
function countriesOf(
  { places = [] }: PackedTrip,
  destination: Destination | undefined,
  catalogue: Catalogue,
): Country[] {
  const towns =
    places.length > 0 ? places.map(({ id }) => catalogue.destination(id)) : [destination];

  return [...new Set(towns.flatMap((town) => (town && catalogue.country(town.country)) ?? []))];
}

const SAFEST_LAST = ['not safe', 'mostly safe', 'safe'] as const;

/** Sockets, water and money, of several countries all of them and the water that one should mind most. */
function factsOfCountries(countries: readonly Country[], currency: string) {
  if (countries.length === 0)
    return {
      plugs: ['the country'],
      voltages: [230],
      tapWater: 'mostly safe',
      currencies: [currency],
    };
  const once = <Fact>(read: (country: Country) => readonly Fact[]) => [
    ...new Set(countries.flatMap(read)),
  ];
  const waters = once(({ tapWater }) => [tapWater]);

  return {
    plugs: once(({ plugs }) => plugs),
    voltages: once(({ voltage }) => [voltage]),
    tapWater: SAFEST_LAST.find((water) => waters.includes(water)) ?? 'mostly safe',
    currencies: once((country) => [country.currency]),
  };
}

/** The extremes of all stays of a trip to several places; undefined for a trip to one place. */
function weatherOfStays({ places = [] }: PackedTrip, catalogue: Catalogue) {
  const each = places.map(({ id, stay, arrive, depart }) =>
    weatherOf(catalogue.destination(id) ?? townAround(stay), {
      startDate: arrive,
      endDate: depart,
    }),
  );

  if (each.length === 0) return undefined;
  const seas = each.flatMap(({ seaC }) => seaC ?? []);

  return {
    highC: Math.max(...each.map(({ highC }) => highC)),
    lowC: Math.min(...each.map(({ lowC }) => lowC)),
    rainMm: Math.max(...each.map(({ rainMm }) => rainMm)),
    seaC: seas.length > 0 ? Math.max(...seas) : null,
    daylightHours: Math.min(...each.map(({ daylightHours }) => daylightHours)),
  };
}

/** The extremes of the months that the trip touches. */
function weatherOf(
  place: WeatherPlace | undefined,
  { startDate, endDate }: Pick<PackedTrip, 'startDate' | 'endDate'>,
) {
  if (!place) return UNKNOWN;
  const { climate } = place;
  const months = [...new Set(eachDay(startDate, endDate).map((day) => monthOf(day) - 1))];
  const of = (values: readonly number[]) => months.map((month) => values[month] ?? 0);
  const { sunrise, sunset } = daylight(place, startDate);

  return {
    highC: Math.max(...of(climate.highC)),
    lowC: Math.min(...of(climate.lowC)),
    rainMm: Math.max(...of(climate.rainMm)),
    seaC: climate.seaC ? Math.max(...of(climate.seaC)) : null,
    daylightHours: (sunset - sunrise) / 60,
  };
}
