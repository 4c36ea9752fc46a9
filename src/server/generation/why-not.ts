import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { dayFacts, isOpenOnOneOf } from '#server/planning/days/day-facts.ts';
import { AppError } from '#shared/app-error.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { WhyNotAnswer } from '#shared/generation/trip-versions.schema.ts';
import { comparePlans } from './compare-plans.ts';
import { costText } from './difference-words.ts';
import { createReplanner, type ReplanPorts } from './replan-trip.ts';

export type WhyNotPorts = ReplanPorts & { catalogue: () => Catalogue };

/** The places that a generated trip stays in. */
function placeIds({ destination, places = [] }: GeneratedTrip): string[] {
  return [destination.id, ...places.map(({ id }) => id)];
}

/** What including a sight in a generated trip would cost, found by planning with it. */
export function createWhyNot(ports: WhyNotPorts) {
  const { latest, replan } = createReplanner(ports);

  return {
    /** Why a sight is not in the plan: what including it would cost, found by planning with it. */
    async whyNot(
      preferenceId: number,
      placeId: string,
      signal?: AbortSignal,
    ): Promise<WhyNotAnswer> {
      const base = await latest(preferenceId);
      const place = ports.catalogue().place(placeId);

      if (!place || place.type !== 'sight' || !placeIds(base).includes(place.destination.id))
        throw new AppError('NOT_FOUND', `We know no such sight in ${base.destination.name}.`);
      const { name } = place.file;
      const day = base.itinerary.find(({ activities }) =>
        activities.some((one) => one.place?.id === placeId),
      );
      const answer = { placeId, name, cost: null };

      if (day)
        return {
          ...answer,
          state: 'planned',
          text: `${name} is in your plan, on day ${day.dayNumber}.`,
        };
      const isOpen = isOpenOnOneOf(
        place.file,
        base.itinerary.map(({ date }) => dayFacts(place.destination, date)),
      );

      if (!isOpen)
        return {
          ...answer,
          state: 'impossible',
          text: `${name} is closed on all days of this trip.`,
        };
      try {
        const trip = await replan(base, { include: [placeId] }, signal);
        const cost = comparePlans(base, trip);

        return { placeId, name, state: 'possible', text: costText(name, cost), cost };
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'UNPROCESSABLE') throw error;
        return { ...answer, state: 'impossible', text: `${name} does not fit: ${error.message}` };
      }
    },
  };
}
