import type { RideOption } from '#shared/booking/ride-option.schema.ts';
import { durationText } from '#shared/dates.ts';
import type { TripRide } from '#shared/generation/trip-places.schema.ts';
import {
  best,
  HOUR_USD,
  PLANNED_FIRST,
  type RankContext,
  type Ranked,
  sentence,
} from './rank-context.ts';

/** Getting to the airport and out of it again, in minutes that the others do not take. */
const AIRPORT_MINUTES = 180;
/** What a flight counts more for those who would rather stay on the ground, in dollars for each. */
const ECO_FLIGHT_USD = 80;

/** The plan's own ride, then others by fare and time together, weighed by what an hour is worth at this budget. */
export function rankRides(
  rides: readonly RideOption[],
  { own, travelers, ...context }: RankContext & { own: TripRide | undefined; travelers: number },
): Ranked<RideOption>[] {
  // One way alone is neither the cheapest nor the quickest.
  const cheapest = rides.length > 1 ? Math.min(...rides.map(({ usd }) => usd)) : -1;
  const quickest = rides.length > 1 ? Math.min(...rides.map(doorMinutes)) : -1;

  return best(
    rides.map((option) => {
      const isPlanned = option.mode === own?.mode && option.departs === own.departs;
      const hours = doorMinutes(option) / 60;
      const isFlight = option.mode === 'flight';
      const eco = context.isEcoFriendly && isFlight ? ECO_FLIGHT_USD * travelers : 0;

      return {
        option,
        score:
          (isPlanned ? PLANNED_FIRST : 0) -
          (option.usd + hours * HOUR_USD[context.level] * travelers + eco),
        reason: sentence(
          [isPlanned && "your plan's own ride", ...standOut(option, { cheapest, quickest })],
          `${durationText(option.minutes)} on the way`,
        ),
      };
    }),
  );
}

function standOut(
  option: RideOption,
  { cheapest, quickest }: { cheapest: number; quickest: number },
): (string | false)[] {
  return [
    option.usd === cheapest && 'the lowest price',
    doorMinutes(option) === quickest && 'the quickest from door to door',
    option.changeAt !== undefined && `change at ${option.changeAt}`,
  ];
}

function doorMinutes({ mode, minutes }: RideOption): number {
  return minutes + (mode === 'flight' ? AIRPORT_MINUTES : 0);
}
