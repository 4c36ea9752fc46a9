import type { ExperienceResult, FlightResult, HotelResult } from '#shared/booking/search.schema.ts';
import { formatMoney, toUsd } from '#shared/money.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { distanceKm } from '../../catalogue/distance.ts';

export type Ranked<Option> = { option: Option; reason: string };

type Scored<Option> = Ranked<Option> & { score: number };

/** What the ranking knows of the traveller and the plan. */
export type RankContext = {
  level: BudgetLevel;
  /** Points of the plan's stops. */
  stops: readonly { lat: number; lon: number }[];
  interests: readonly string[];
  isEcoFriendly: boolean;
  /** Names of the places already planned, folded. */
  planned: ReadonlySet<string>;
};

const KEPT = 6;
/** Dollars a night that suit a level. */
const NIGHT_TARGET: Record<BudgetLevel, number> = {
  budget: 70,
  moderate: 150,
  luxury: 300,
  'ultra-luxury': 600,
};
/** Dollars an hour of travel time is worth, so that a slow cheap flight does not win over a quick one. */
const HOUR_USD: Record<BudgetLevel, number> = {
  budget: 8,
  moderate: 20,
  luxury: 50,
  'ultra-luxury': 90,
};
const STOP_USD = 40;
const KM_PENALTY = 0.9;
const ECO_BONUS = 1.2;

/** Flights by fare, time and stops together, weighed by what an hour is worth at this budget. */
export function rankFlights(
  flights: readonly FlightResult[],
  context: RankContext,
): Ranked<FlightResult>[] {
  const fare = (flight: FlightResult) => toUsd(flight.price, flight.currency);
  const cost = (flight: FlightResult) =>
    fare(flight) + (flight.totalDuration / 60) * HOUR_USD[context.level] + flight.stops * STOP_USD;
  const cheapest = Math.min(...flights.map(fare));
  const quickest = Math.min(...flights.map((flight) => flight.totalDuration));

  return best(
    flights.map((option) => {
      const reasons = [
        fare(option) === cheapest ? 'the lowest fare' : '',
        option.totalDuration === quickest ? 'the quickest' : '',
        option.stops === 0 ? 'nonstop' : '',
      ].filter(Boolean);

      return {
        option,
        score: -cost(option),
        reason: sentence(reasons, 'A fair balance of fare and time'),
      };
    }),
  );
}

/** Stays by how near they are to the plan's stops, how the price fits the budget, and the guests' rating. */
export function rankHotels(
  hotels: readonly HotelResult[],
  context: RankContext,
): Ranked<HotelResult>[] {
  return best(
    hotels.map((option) => {
      const km = meanDistance(option, context.stops);
      const share = toUsd(option.pricePerNight, option.currency) / NIGHT_TARGET[context.level];
      const overBudget = Math.max(0, share - 1);
      const underBudget = Math.max(0, 1 - share);
      const score = option.userRating - km * KM_PENALTY - overBudget * 6 - underBudget * 2;
      const reasons = [
        km > 0 ? `${km.toFixed(1)} km from your stops on average` : '',
        `${formatMoney(option.pricePerNight, option.currency)} a night suits your budget`,
      ].filter((_, index) => index === 0 || overBudget < 0.15);

      return { option, score, reason: sentence(reasons.filter(Boolean), 'Well rated by guests') };
    }),
  );
}

/** Experiences by fit with the interests, rating and price; what the plan already holds comes last. */
export function rankExperiences(
  experiences: readonly ExperienceResult[],
  context: RankContext,
): Ranked<ExperienceResult>[] {
  const wanted = context.interests.flatMap((interest) => INTEREST_CATEGORIES[interest] ?? []);

  return best(
    experiences.map((option) => {
      const matches = option.categories.filter((category) => wanted.includes(category));
      const isGreen = context.isEcoFriendly && option.sustainabilityCertified;
      const isPlanned = [...context.planned].some((name) =>
        option.name.toLowerCase().includes(name),
      );
      const score =
        option.rating * 2 +
        matches.length * 2 +
        Math.log10(option.reviewCount + 1) -
        toUsd(option.lowestPrice, option.currency) / NIGHT_TARGET[context.level] +
        (isGreen ? ECO_BONUS : 0) -
        (isPlanned ? 3 : 0);
      const reasons = [
        matches.length > 0 ? `fits your taste for ${matches.join(' and ')}` : '',
        isGreen ? 'certified sustainable' : '',
        option.skipTheLine ? 'skips the line' : '',
      ].filter(Boolean);

      return { option, score, reason: sentence(reasons, 'Loved by people who went') };
    }),
  );
}

/** Which experience categories an interest points to. */
const INTEREST_CATEGORIES: Record<string, string[]> = {
  Hiking: ['outdoor'],
  Beach: ['outdoor'],
  Nature: ['outdoor'],
  History: ['history'],
  Architecture: ['history', 'sightseeing'],
  Culinary: ['culinary'],
  Nightlife: ['nightlife'],
  Photography: ['sightseeing'],
  Urban: ['sightseeing'],
  'Family Fun': ['adventure', 'outdoor'],
  'Cultural Immersion': ['arts', 'culinary'],
  'Extreme Sports': ['adventure'],
  'Off the Grid': ['outdoor'],
  Backpacking: ['outdoor', 'adventure'],
  'Lads Trip': ['nightlife', 'adventure'],
  'Girls Trip': ['culinary', 'nightlife'],
};

function best<Option>(scored: Scored<Option>[]): Ranked<Option>[] {
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, KEPT)
    .map(({ option, reason }) => ({ option, reason }));
}

function meanDistance(hotel: HotelResult, stops: readonly { lat: number; lon: number }[]): number {
  const { lat, lon } = hotel;

  if (lat === undefined || lon === undefined || stops.length === 0) return 0;
  return stops.reduce((sum, stop) => sum + distanceKm({ lat, lon }, stop), 0) / stops.length;
}

function sentence(reasons: readonly string[], fallback: string): string {
  const text = reasons.join(', ') || fallback;

  return text.charAt(0).toUpperCase() + text.slice(1);
}
