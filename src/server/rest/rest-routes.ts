import type { RouterInputs } from '../trpc/app-router.ts';

type Features = keyof RouterInputs;

/** "trips.byId": every procedure there is, so that a row for one that is not does not compile. */
export type ProcedurePath = { [F in Features]: `${F}.${keyof RouterInputs[F] & string}` }[Features];

type RestMethod = 'get' | 'post' | 'delete';

/** `{name}` in a path is the procedure's input field of that name; the query and the body give the rest. */
export type RestRoute = {
  method: RestMethod;
  path: string;
  procedure: ProcedurePath;
  /** Query parameters that stand for an input field of another name: `{ q: 'query' }`. */
  queryNames?: Readonly<Record<string, string>>;
};

/**
 * The documented path of each procedure. Validation and rules live in the procedures: a row only names one. Procedures
 * that have no row are listed in rpc-only.ts.
 */
const PATHS: Partial<Record<ProcedurePath, `${Uppercase<RestMethod>} /${string}`>> = {
  'preferences.save': 'POST /trip-preferences',
  'preferences.understand': 'POST /understand-preferences',
  'preferences.suggestPlaces': 'GET /places',
  'preferences.suggestSights': 'GET /places/{placeId}/sights',
  'generation.trip': 'POST /generate-trip',
  'generation.versions': 'GET /generated-trips/{preferenceId}/versions',
  'generation.chooseVersion': 'POST /generated-trips/{preferenceId}/version',
  'generation.whyNot': 'GET /generated-trips/{preferenceId}/why-not',
  'generation.start': 'POST /generations',
  'generation.result': 'GET /generations/{generationId}',
  'generation.cancel': 'DELETE /generations/{generationId}',
  'generation.itinerary': 'POST /trips/{id}/generate-itinerary',
  'trips.itinerary': 'GET /trips/{id}/itinerary',
  'trips.searchPlaces': 'GET /trips/{id}/itinerary/places',
  'trips.editItinerary': 'POST /trips/{id}/itinerary/edits',
  'trips.undoItinerary': 'POST /trips/{id}/itinerary/undo',
  'trips.stopAlternatives': 'POST /trips/{id}/itinerary/alternatives',
  'generation.proposeItinerary': 'POST /trips/{id}/itinerary/proposals',
  'generation.proposeRoute': 'POST /trips/{id}/route/proposals',
  'generation.acceptItinerary': 'POST /trips/{id}/itinerary/proposals/{proposalId}/accept',
  'trips.reportPlace': 'POST /trips/{id}/place-reports',
  'diagnostics.placeReports': 'GET /place-reports',
  'generation.freshFacts': 'GET /trips/{id}/fresh-facts',
  'generation.localInfo': 'POST /trips/{id}/local-info',
  'generation.packingList': 'GET /packing-list',
  'generation.buildItinerary': 'POST /build-viator-itinerary',
  'trips.create': 'POST /trips',
  'trips.importTrip': 'POST /trips/import',
  'trips.list': 'GET /trips',
  'trips.byUser': 'GET /trips/user/{userId}',
  'trips.byId': 'GET /trips/{id}',
  'trips.remove': 'DELETE /trips/{id}',
  'trips.reveal': 'POST /trips/{id}/reveal',
  'trips.restore': 'POST /trips/{id}/restore',
  'trips.rename': 'POST /trips/{id}/rename',
  'trips.update': 'POST /trips/{id}/update',
  'trips.duplicate': 'POST /trips/{id}/duplicate',
  'trips.addPackingItem': 'POST /trips/{tripId}/packing-items',
  'trips.updatePackingItem': 'POST /trips/{tripId}/packing-items/{itemId}',
  'trips.removePackingItem': 'DELETE /trips/{tripId}/packing-items/{itemId}',
  'trips.saveOwnEntry': 'POST /trips/{tripId}/entries',
  'trips.removeOwnEntry': 'DELETE /trips/{tripId}/entries/{entryId}',
  'trips.sharing': 'GET /trips/{id}/sharing',
  'trips.sharePage': 'POST /trips/{id}/sharing/page',
  'trips.unsharePage': 'DELETE /trips/{id}/sharing/page',
  'trips.shareCalendar': 'POST /trips/{id}/sharing/calendar',
  'trips.unshareCalendar': 'DELETE /trips/{id}/sharing/calendar',
  'trips.userCalendar': 'GET /trips/user/{userId}/calendar',
  'trips.shareUserCalendar': 'POST /trips/user/{userId}/calendar',
  'trips.unshareUserCalendar': 'DELETE /trips/user/{userId}/calendar',
  'trips.shared': 'GET /shared/{token}',
  'booking.selections': 'GET /trips/{tripId}/selections',
  'booking.select': 'POST /trips/{tripId}/selections',
  'booking.unselect': 'DELETE /trips/{tripId}/selections/{selectionType}',
  'booking.confirm': 'POST /trips/{tripId}/confirm-booking',
  'booking.recommendations': 'GET /trips/{tripId}/recommendations',
  'booking.generateRecommendations': 'POST /trips/{tripId}/generate-recommendations',
  'booking.searchFlights': 'POST /booking/flights/search',
  'booking.searchHotels': 'POST /booking/hotels/search',
  'booking.searchExperiences': 'POST /booking/experiences/search',
  'booking.searchBudgetHotels': 'POST /booking/hotels/budget-search',
  'moodBoard.generate': 'POST /mood-board/generate',
  'moodBoard.save': 'POST /mood-boards',
  'moodBoard.list': 'GET /mood-boards',
  'moodBoard.rename': 'POST /mood-boards/{id}/rename',
  'moodBoard.remove': 'DELETE /mood-boards/{id}',
  'diagnostics.amadeus': 'GET /test-amadeus',
  'diagnostics.providers': 'GET /test-providers',
  'diagnostics.perplexity': 'GET /test-perplexity',
  'diagnostics.openai': 'GET /test-openai',
};

/** Query parameters that stand for an input field of another name. */
const QUERY_NAMES: Partial<Record<ProcedurePath, Readonly<Record<string, string>>>> = {
  'preferences.suggestPlaces': { q: 'query' },
  'preferences.suggestSights': { q: 'query' },
};

/** Those paths as rows, in the same order. */
export const restRoutes: readonly RestRoute[] = Object.entries(PATHS).map(([name, place]) => {
  const procedure = name as ProcedurePath;
  const [method, path = ''] = place.split(' ');
  const queryNames = QUERY_NAMES[procedure];

  return {
    method: method?.toLowerCase() as RestMethod,
    path,
    procedure,
    ...(queryNames ? { queryNames } : {}),
  };
});
