import type { EntityManager } from 'typeorm';
import type { FlightOffer } from '#shared/generation/generated-trip.schema.ts';
import { itineraryDaySchema } from '../db/entities/itinerary-day.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import type { ReplacedByChoice } from '../db/entities/trip-selection.entity.ts';
import { createItineraryRepository } from '../itinerary/itinerary.repository.ts';
import { createItineraryRevisionsRepository } from '../itinerary/itinerary-revisions.repository.ts';
import { isFareEstimate } from '../planning/assembly/plan-warnings.ts';
import { journeyEnds, withFlights } from '../planning/days/flown-ends.ts';
import { withClashes } from './domain/told-clashes.ts';

type Told = Pick<ReplacedByChoice, 'ends' | 'estimates'>;

/** How a trip's plan tells its flights; call these inside a transaction that holds the trip's row. */
export function createFlightChoiceRepository(manager: EntityManager) {
  const read = async (tripId: number) => {
    const { days = [], plan } = (await createItineraryRepository(manager).snapshot(tripId)) ?? {};

    return { days, warnings: plan?.warnings ?? [] };
  };

  return {
    /** What the plan says of coming and going, to be put back when the choice is taken off. */
    async standing(tripId: number): Promise<Told> {
      const { days, warnings } = await read(tripId);

      return { ends: journeyEnds(days), estimates: warnings.filter(isFareEstimate) };
    },

    /** Tells coming and going by these flights, without any as before the first choice. Earlier states of the days are forgotten. */
    async tell(
      tripId: number,
      flights: readonly FlightOffer[],
      { ends = {}, estimates = [] }: Told,
    ): Promise<void> {
      const { days, warnings } = await read(tripId);
      const now = withClashes(withFlights(days, flights, ends), flights);
      const changed = now.filter((day, i) => day !== days[i]);

      for (const { dayNumber, activities } of changed)
        // oxlint-disable-next-line no-await-in-loop
        await manager.update(itineraryDaySchema, { tripId, dayNumber }, { activities });
      if (changed.length > 0) await createItineraryRevisionsRepository(manager).forgetAll(tripId);
      await manager.update(
        tripSchema,
        { id: tripId },
        {
          warnings: [
            ...warnings.filter((text) => !isFareEstimate(text)),
            ...(flights.length > 0 ? [] : estimates),
          ],
        },
      );
    },
  };
}
