import type {
  EXPERIENCE_CATEGORIES,
  EXPERIENCE_PROVIDERS,
} from '#shared/booking/catalog-options.ts';
import type { ExperienceResult } from '#shared/booking/search.schema.ts';
import { chanceOf, hashText } from '#shared/seeded.ts';
import { dayFacts, isOpenOnOneOf } from '#server/planning/days/day-facts.ts';
import type { Destination } from '../../catalogue/catalogue.ts';
import { distanceKm } from '../../catalogue/distance.ts';
import type { DayTripFile } from '../../catalogue/catalogue.schema.ts';
import type { PlaceFile, PlaceKind } from '../../catalogue/place.schema.ts';

export const SAMPLE_EXPERIENCE_PROVIDER = 'Northstar sample experiences';

type Category = (typeof EXPERIENCE_CATEGORIES)[number];
type Marketplace = (typeof EXPERIENCE_PROVIDERS)[number];
type Money = { perUsd: (currency: string) => number; currency: string };

/** What a guided visit to a kind of place is sold as; kinds that nobody sells are left out. */
const OFFERS: Partial<
  Record<PlaceKind, { title: (name: string) => string; category: Category; guideUsd: number }>
> = {
  museum: { title: (name) => `${name}: guided visit`, category: 'arts', guideUsd: 28 },
  gallery: { title: (name) => `${name}: guided visit`, category: 'arts', guideUsd: 25 },
  palace: { title: (name) => `${name}: guided visit`, category: 'history', guideUsd: 30 },
  castle: { title: (name) => `${name}: guided visit`, category: 'history', guideUsd: 28 },
  church: { title: (name) => `${name} with a local historian`, category: 'history', guideUsd: 22 },
  temple: { title: (name) => `${name} with a local guide`, category: 'history', guideUsd: 22 },
  mosque: { title: (name) => `${name} with a local guide`, category: 'history', guideUsd: 22 },
  ruins: { title: (name) => `${name} with an archaeologist`, category: 'history', guideUsd: 35 },
  landmark: { title: (name) => `${name}: highlights tour`, category: 'sightseeing', guideUsd: 24 },
  tower: {
    title: (name) => `${name}: timed entry and guide`,
    category: 'sightseeing',
    guideUsd: 18,
  },
  neighbourhood: { title: (name) => `${name} walking tour`, category: 'sightseeing', guideUsd: 26 },
  street: { title: (name) => `${name} walking tour`, category: 'sightseeing', guideUsd: 22 },
  market: { title: (name) => `${name} tasting walk`, category: 'culinary', guideUsd: 55 },
  class: { title: (name) => name, category: 'culinary', guideUsd: 20 },
  winery: { title: (name) => `${name}: tour and tasting`, category: 'culinary', guideUsd: 25 },
  hike: { title: (name) => `${name}: guided hike`, category: 'outdoor', guideUsd: 48 },
  nature: { title: (name) => `${name} with a naturalist`, category: 'outdoor', guideUsd: 45 },
  wildlife: { title: (name) => `${name} with a naturalist`, category: 'outdoor', guideUsd: 55 },
  'boat-trip': { title: (name) => name, category: 'outdoor', guideUsd: 8 },
  activity: { title: (name) => name, category: 'adventure', guideUsd: 15 },
  sport: { title: (name) => name, category: 'adventure', guideUsd: 20 },
  show: { title: (name) => `${name}: tickets`, category: 'nightlife', guideUsd: 6 },
  bar: { title: (name) => `${name} and two more: bar crawl`, category: 'nightlife', guideUsd: 38 },
};
const MARKETPLACES: readonly Marketplace[] = ['viator', 'getyourguide', 'airbnb', 'tripadvisor'];
const SEARCH_PAGES: Record<Marketplace, (query: string) => string> = {
  viator: (query) => `https://www.viator.com/searchResults/all?text=${query}`,
  getyourguide: (query) => `https://www.getyourguide.com/s/?q=${query}`,
  airbnb: (query) => `https://www.airbnb.com/s/experiences?query=${query}`,
  tripadvisor: (query) => `https://www.tripadvisor.com/Search?q=${query}`,
};
const GUIDE_LANGUAGES = [
  'English',
  'Spanish',
  'French',
  'German',
  'Italian',
  'Portuguese',
  'Japanese',
  'Mandarin',
];
const DAY_TRIP_USD = 55;
const DAY_TRIP_USD_PER_HOUR = 9;

/**
 * Experiences made from a destination's places and day trips; sample prices, each with a real search page. With dates,
 * only those that can be had on one of them.
 */
export function sampleExperiences(
  destination: Destination,
  money: Money,
  dates: readonly string[],
): ExperienceResult[] {
  const days = dates.map((date) => dayFacts(destination, date));
  const isHad = (entry: PlaceFile | DayTripFile) => days.length === 0 || isOpenOnOneOf(entry, days);

  return [
    ...destination.places
      .filter(isHad)
      .flatMap((place) => fromPlace(place, destination, money) ?? []),
    ...destination.dayTrips.filter(isHad).map((trip) => fromDayTrip(trip, destination, money)),
  ];
}

function fromPlace(
  place: PlaceFile,
  destination: Destination,
  money: Money,
): ExperienceResult | undefined {
  const offer = OFFERS[place.kind];

  if (!offer) return undefined;
  const ticket = ticketUsd(place, money);
  const isNightlife = place.interests.includes('Nightlife') && offer.category !== 'nightlife';

  return experience({
    key: `${destination.id}/${place.id}`,
    name: offer.title(place.name),
    about: place.why ?? `${place.name} in ${destination.name}, with someone who knows it.`,
    usd: Math.round(ticket + offer.guideUsd * (0.85 + 0.4 * chanceOf(place.id))),
    hours: Math.max(1, Math.round((place.minutes / 60) * 2) / 2),
    categories: isNightlife ? [offer.category, 'nightlife'] : [offer.category],
    fame: place.fame,
    isGreen: place.eco !== undefined,
    skipsLine: place.bookAhead !== undefined,
    at: place,
    destination,
  });
}

function fromDayTrip(trip: DayTripFile, destination: Destination, money: Money): ExperienceResult {
  const hours = Math.round(((trip.minutes + 2 * trip.travelMinutes) / 60) * 2) / 2;

  return experience({
    key: `${destination.id}/${trip.id}`,
    name: `Day trip to ${trip.name}`,
    about: trip.why,
    usd: Math.round(
      ticketUsd(trip, money) + DAY_TRIP_USD + DAY_TRIP_USD_PER_HOUR * (trip.travelMinutes / 30),
    ),
    hours,
    categories: trip.interests.includes('Hiking')
      ? ['outdoor', 'sightseeing']
      : ['sightseeing', 'history'],
    fame: trip.fame,
    isGreen: trip.mode === 'train',
    skipsLine: false,
    at: trip,
    destination,
  });
}

function ticketUsd(
  entry: { price: number | null; currency?: string | undefined },
  money: Money,
): number {
  return (entry.price ?? 0) / money.perUsd(entry.currency ?? money.currency);
}

type Draft = {
  key: string;
  name: string;
  about: string;
  usd: number;
  hours: number;
  categories: Category[];
  fame: number;
  isGreen: boolean;
  skipsLine: boolean;
  at: { lat: number; lon: number };
  destination: Destination;
};

function experience(draft: Draft): ExperienceResult {
  const marketplace = MARKETPLACES[hashText(draft.key) % MARKETPLACES.length] ?? 'viator';
  const languages = GUIDE_LANGUAGES.filter(
    (_, i) => i === 0 || chanceOf(`${draft.key} ${i}`) < 0.45,
  );

  return {
    id: `sample-${hashText(draft.key).toString(36)}`,
    name: draft.name,
    provider: marketplace,
    images: [],
    rating: Math.round((4.1 + chanceOf(`${draft.key} rating`) * 0.8) * 10) / 10,
    reviewCount: Math.round(20 * draft.fame ** 2 * (0.6 + chanceOf(`${draft.key} reviews`))),
    lowestPrice: draft.usd,
    currency: 'USD',
    duration: draft.hours,
    location: { address: draft.destination.name },
    distanceKm: Math.round(distanceKm(draft.at, draft.destination) * 10) / 10,
    categories: draft.categories,
    languages,
    description: draft.about,
    sustainabilityCertified: draft.isGreen,
    smallGroup: chanceOf(`${draft.key} group`) < 0.4,
    skipTheLine: draft.skipsLine,
    privateOption: chanceOf(`${draft.key} private`) < 0.3,
    deepLink: SEARCH_PAGES[marketplace](
      encodeURIComponent(`${draft.name} ${draft.destination.name}`),
    ),
    sample: true,
  };
}
