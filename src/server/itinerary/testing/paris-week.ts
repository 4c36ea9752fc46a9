import type {
  ItineraryEdit,
  ItineraryState,
  StopRef,
} from '#shared/trips/itinerary-edit.schema.ts';
import { loadCatalogue } from '../../catalogue/catalogue.ts';
import { createGeneratedTripsRepository } from '../../generation/generated-trips.repository.ts';
import { buildRequest } from '../../generation/testing/build-request.ts';
import type { TestApi } from '../../testing/create-test-api.ts';
import { buildPreference, buildTrip } from '../../testing/factories.ts';
import { planFor } from './build-saved-trip.ts';

/** From a Saturday to the Friday after: the third day is a Monday. */
const DATES = { departureDate: '2026-06-06', returnDate: '2026-06-12' };
export const MONDAY = 3;
export const CLOSED_ON_MONDAYS = 'paris/musee-dorsay';
export const plan = planFor('paris', buildRequest({ ...DATES, today: '2026-05-01' }));

/** A week in Paris, saved as the preview's button saves it. */
export async function saveTo(
  api: TestApi,
  changes: Parameters<typeof buildTrip>[0] = {},
): Promise<ItineraryState & { id: number }> {
  const preference = await api.caller.preferences.save(buildPreference(DATES));

  await createGeneratedTripsRepository(api.dataSource.manager).save(preference.id, plan);
  const { id } = await api.caller.trips.create(
    buildTrip({
      preferencesId: preference.id,
      destination: 'Paris, France',
      startDate: DATES.departureDate,
      endDate: DATES.returnDate,
      ...changes,
    }),
  );

  return changes.isSurprise === true
    ? ({ id, version: 1 } as ItineraryState & { id: number })
    : { id, ...(await api.caller.trips.itinerary({ id })) };
}

/** The first stop that matches, from a day on. */
export function findStop(
  { days }: ItineraryState,
  matches: (one: ItineraryState['days'][number]['activities'][number]) => boolean,
  fromDay = 1,
): StopRef {
  for (const { dayNumber, activities } of days.slice(fromDay - 1)) {
    const index = activities.findIndex(matches);

    if (index >= 0) return { day: dayNumber, index };
  }
  throw new Error('no such stop');
}

export const isVisit = ({ kind }: { kind: string }) => kind === 'stop';
export const entryAt = ({ days }: ItineraryState, { day, index }: StopRef) =>
  days.find(({ dayNumber }) => dayNumber === day)?.activities[index];
export const placeIds = ({ days }: Pick<ItineraryState, 'days'>) =>
  days.flatMap(({ activities }) =>
    // A rest at the stay goes with the day, and is no place of the plan.
    activities.flatMap(({ kind, place }) => (place && kind !== 'free' ? [place.id] : [])),
  );

/** A sight of Paris that is not on the trip. */
export function freeSight(state: ItineraryState): string {
  const used = placeIds(state);
  const sight = loadCatalogue()
    .destination('paris')
    ?.places.find(({ id, hours }) => !used.includes(`paris/${id}`) && hours === '24/7');

  if (!sight) throw new Error('no sight is left');
  return `paris/${sight.id}`;
}

/** Carries an edit out from the state that it was made from. */
export async function editOn(
  api: TestApi,
  state: { id: number; version: number },
  change: ItineraryEdit,
) {
  return {
    id: state.id,
    ...(await api.caller.trips.editItinerary({
      id: state.id,
      version: state.version,
      edit: change,
    })),
  };
}

/** Puts the museum on a Monday, whether it was on the trip or not. */
export function onMonday(state: ItineraryState): ItineraryEdit {
  const isThere = placeIds(state).includes(CLOSED_ON_MONDAYS);

  return isThere
    ? {
        kind: 'move',
        stop: findStop(state, ({ place }) => place?.id === CLOSED_ON_MONDAYS),
        toDay: MONDAY,
        toIndex: 1,
      }
    : { kind: 'add', placeId: CLOSED_ON_MONDAYS, toDay: MONDAY, toIndex: 1 };
}
