import { isPlannedStay } from '#shared/booking/planned-stay.ts';
import type { HotelResult } from '#shared/booking/search.schema.ts';
import { formatMoney, toUsd } from '#shared/money.ts';
import { distanceKm } from '../../catalogue/distance.ts';
import { best, PLANNED_FIRST, type RankContext, type Ranked, sentence } from './rank-context.ts';

const KM_PENALTY = 0.9;
/** Stops this near are a walk from the door. */
const WALK_KM = 1.2;
/** What it counts at most that the stops are within a walk, for those who would rather not ride. */
const ECO_WALKS = 1.5;
/** A kitchen of its own to rely on, for a vegan party. */
const VEGAN_KITCHEN = 0.4;
/** Over its level's dearest price by this share, a stay no longer suits the budget. */
const TOLERANCE = 0.15;
const WELL_RATED = 8.5;

/** The plan's own stay, then others by how near they are to the plan's stops, how the price fits the budget, and the guests' rating. */
export function rankHotels(
  hotels: readonly HotelResult[],
  context: RankContext,
): Ranked<HotelResult>[] {
  const [low, high] = context.nightUsd;

  return best(
    hotels.map((option) => {
      const near = nearness(option, context.stops);
      const usd = toUsd(option.pricePerNight, option.currency);
      const overBudget = Math.max(0, usd / high - 1);
      const underBudget = Math.max(0, 1 - usd / low);
      const hasKitchen = context.isVeganFriendly && option.propertyType === 'Apartment';
      const isPlanned = isPlannedStay(option, context.stay);
      const score =
        (isPlanned ? PLANNED_FIRST : 0) +
        option.userRating -
        near.meanKm * KM_PENALTY -
        overBudget * 6 -
        underBudget * 2 +
        (context.isEcoFriendly ? near.walkable * ECO_WALKS : 0) +
        (hasKitchen ? VEGAN_KITCHEN : 0);

      return {
        option,
        score,
        reason: sentence(
          [
            isPlanned && "your plan's own stay",
            nearText(near, context),
            priceText(option, { isPlanned, overBudget, high }),
            hasKitchen && 'likely a kitchen of your own for vegan meals',
            option.userRating >= WELL_RATED && `guests rate it ${option.userRating.toFixed(1)}`,
          ],
          'Well rated by guests',
        ),
      };
    }),
  );
}

type Nearness = { meanKm: number; walkable: number; within: number; isKnown: boolean };

function nearness(hotel: HotelResult, stops: RankContext['stops']): Nearness {
  const { lat, lon } = hotel;

  if (lat === undefined || lon === undefined || stops.length === 0) {
    return { meanKm: 0, walkable: 0, within: 0, isKnown: false };
  }

  const km = stops.map((stop) => distanceKm({ lat, lon }, stop));
  const within = km.filter((one) => one <= WALK_KM).length;

  return {
    meanKm: km.reduce((sum, one) => sum + one, 0) / km.length,
    walkable: within / km.length,
    within,
    isKnown: true,
  };
}

function nearText({ isKnown, within, meanKm }: Nearness, context: RankContext): string {
  if (!isKnown) return '';
  if (within === 0) return `${meanKm.toFixed(1)} km from your stops on average`;
  const way = context.isEcoFriendly
    ? 'within walking distance, no ride needed'
    : 'within walking distance';

  return `${within} of your ${context.stops.length} stops ${within === 1 ? 'is' : 'are'} ${way}`;
}

function priceText(
  { pricePerNight, currency }: HotelResult,
  { isPlanned, overBudget, high }: { isPlanned: boolean; overBudget: number; high: number },
): string {
  const price = `${formatMoney(pricePerNight, currency)} a night`;

  if (overBudget < TOLERANCE) return `${price} suits your budget`;
  return isPlanned
    ? `${price}, as in your plan`
    : `${price} is above your budget’s ${formatMoney(high)}`;
}
