import { INTERESTS } from '#shared/preferences/options.ts';
import { UNITS_PER_USD } from '#shared/money-rates.ts';
import { checkDestination } from './check-destination.ts';
import { checkRides } from './check-rides.ts';
import { checkTransport } from './check-transport.ts';
import type { DataFiles } from './read-data-files.ts';
import { distanceKm } from '../distance.ts';
import { openingSpans, PLAIN_DAY } from '../opening-hours.ts';
import type { RoadStopFile } from '../road-stop.schema.ts';

/** Good weather to travel in: mild to warm days and no monsoon. */
const GOOD_WEATHER = { minHighC: 15, maxHighC: 33, maxRainMm: 130 };

/** Every fault in the catalogue, each as one line that begins with the file it is in. */
export function checkCatalogue(files: DataFiles): string[] {
  const countries = new Map(files.countries.map((country) => [country.code, country]));
  const languages = new Set(files.languages.map((language) => language.code));
  const faults = [...files.faults];

  for (const country of files.countries) {
    for (const code of country.languages) {
      if (!languages.has(code))
        faults.push(`countries/${country.code}: no file for language ${code}`);
    }
  }

  for (const file of files.destinations) {
    const country = countries.get(file.country);

    if (!country) {
      faults.push(`destinations/${file.id}: no file for country ${file.country}`);
      continue;
    }

    const context = {
      perUsd: (code: string) => UNITS_PER_USD[code],
      currency: country.currency,
    };

    faults.push(
      ...checkDestination(file, context).map((fault) => `destinations/${file.id}: ${fault}`),
    );
  }

  return [
    ...faults,
    ...checkTransport(files.transport, files.destinations),
    ...checkRides(files.rides, files.destinations),
    ...checkRoadStops(files.roadStops),
  ];
}

export type Coverage = ReturnType<typeof coverage>;

/** What the catalogue holds, for the report that `npm run catalogue:check` prints. */
export function coverage(files: DataFiles) {
  const places = files.destinations.flatMap((file) => file.places);
  const food = files.destinations.flatMap((file) => file.food);
  const share = (count: number) => (places.length === 0 ? 0 : count / places.length);
  const confidence = (level: string) => places.filter((place) => place.confidence === level).length;

  return {
    destinations: files.destinations.length,
    countries: files.countries.length,
    languages: files.languages.length,
    continents: new Set(files.destinations.map((file) => file.continent)).size,
    places: places.length,
    food: food.length,
    stays: files.destinations.reduce((sum, file) => sum + file.stays.length, 0),
    dayTrips: files.destinations.reduce((sum, file) => sum + file.dayTrips.length, 0),
    businessCities: files.destinations.filter((file) => file.business.length >= 4).length,
    withHours: share(places.filter((place) => place.hours.trim() !== '').length),
    withMinutes: share(places.filter((place) => place.minutes > 0).length),
    withPrice: share(places.filter((place) => place.price !== null).length),
    withSite: share(places.filter((place) => place.url !== undefined).length),
    airports: files.transport.airports.length,
    airlines: files.transport.airlines.length,
    trains: files.transport.rail.length,
    rides: files.rides.length,
    confidence: {
      high: share(confidence('high')),
      medium: share(confidence('medium')),
      low: share(confidence('low')),
    },
    interests: INTERESTS.map((interest) => ({
      interest,
      destinations: files.destinations.filter((file) => (file.interests[interest]?.[0] ?? 0) >= 3)
        .length,
    })),
    goodWeather: Array.from({ length: 12 }, (_, month) => goodWeatherIn(files, month)),
  };
}

function goodWeatherIn(files: DataFiles, month: number): number {
  return files.destinations.filter(({ climate }) => {
    const high = climate.highC[month] ?? 0;
    const rain = climate.rainMm[month] ?? 0;

    return (
      high >= GOOD_WEATHER.minHighC &&
      high <= GOOD_WEATHER.maxHighC &&
      rain <= GOOD_WEATHER.maxRainMm
    );
  }).length;
}

/** Two stops nearer to each other than this, of one name, are one. */
const SAME_KM = 0.2;
/** Faults of the places by the road, each as one line. */
function checkRoadStops(stops: readonly RoadStopFile[]): string[] {
  return stops.flatMap((stop, at) => {
    const before = stops.slice(0, at);

    return [
      ...(before.some(({ id }) => id === stop.id) ? ['is listed twice'] : []),
      ...(before.some((other) => distanceKm(other, stop) < SAME_KM)
        ? ['lies where another one does']
        : []),
      ...hoursFaults(stop),
    ].map((fault) => `road-stops: ${stop.id} ${fault}`);
  });
}

function hoursFaults({ hours }: RoadStopFile): string[] {
  if (hours === undefined) return [];
  try {
    openingSpans(hours, '2027-07-01', PLAIN_DAY);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : 'has hours that cannot be read'];
  }
}
