import type { RouterInputs } from '../trpc/app-router.ts';

type Features = keyof RouterInputs;

/** "trips.byId": every procedure there is, so that a row for one that is not does not compile. */
export type ProcedurePath = { [F in Features]: `${F}.${keyof RouterInputs[F] & string}` }[Features];

export type RestMethod = 'get' | 'post' | 'delete';

/** `{name}` in a path is the procedure's input field of that name; the query and the body give the rest. */
export type RestRoute = {
  method: RestMethod;
  path: string;
  procedure: ProcedurePath;
  /** Query parameters that stand for an input field of another name: `{ q: 'query' }`. */
  queryNames?: Readonly<Record<string, string>>;
};

/**
 * The documented paths. Validation and rules live in the procedures: a row only names one. Procedures that have no
 * row are listed in rpc-only.ts.
 */
export const restRoutes: readonly RestRoute[] = [
  { method: 'post', path: '/trip-preferences', procedure: 'preferences.save' },
  { method: 'post', path: '/understand-preferences', procedure: 'preferences.understand' },
  {
    method: 'get',
    path: '/places',
    procedure: 'preferences.suggestPlaces',
    queryNames: { q: 'query' },
  },
  {
    method: 'get',
    path: '/places/{placeId}/sights',
    procedure: 'preferences.suggestSights',
    queryNames: { q: 'query' },
  },
  { method: 'post', path: '/generate-trip', procedure: 'generation.trip' },
  {
    method: 'get',
    path: '/generated-trips/{preferenceId}/versions',
    procedure: 'generation.versions',
  },
  {
    method: 'post',
    path: '/generated-trips/{preferenceId}/version',
    procedure: 'generation.chooseVersion',
  },
  {
    method: 'get',
    path: '/generated-trips/{preferenceId}/why-not',
    procedure: 'generation.whyNot',
  },
  { method: 'post', path: '/generations', procedure: 'generation.start' },
  { method: 'get', path: '/generations/{generationId}', procedure: 'generation.result' },
  { method: 'delete', path: '/generations/{generationId}', procedure: 'generation.cancel' },
  { method: 'post', path: '/trips/{id}/generate-itinerary', procedure: 'generation.itinerary' },
  { method: 'get', path: '/trips/{id}/itinerary', procedure: 'trips.itinerary' },
  { method: 'get', path: '/trips/{id}/itinerary/places', procedure: 'trips.searchPlaces' },
  { method: 'post', path: '/trips/{id}/itinerary/edits', procedure: 'trips.editItinerary' },
  { method: 'post', path: '/trips/{id}/itinerary/undo', procedure: 'trips.undoItinerary' },
  {
    method: 'post',
    path: '/trips/{id}/itinerary/alternatives',
    procedure: 'trips.stopAlternatives',
  },
  {
    method: 'post',
    path: '/trips/{id}/itinerary/proposals',
    procedure: 'generation.proposeItinerary',
  },
  { method: 'post', path: '/trips/{id}/route/proposals', procedure: 'generation.proposeRoute' },
  {
    method: 'post',
    path: '/trips/{id}/itinerary/proposals/{proposalId}/accept',
    procedure: 'generation.acceptItinerary',
  },
  { method: 'post', path: '/trips/{id}/place-reports', procedure: 'trips.reportPlace' },
  { method: 'get', path: '/place-reports', procedure: 'diagnostics.placeReports' },
  { method: 'get', path: '/trips/{id}/fresh-facts', procedure: 'generation.freshFacts' },
  { method: 'post', path: '/trips/{id}/local-info', procedure: 'generation.localInfo' },
  { method: 'get', path: '/packing-list', procedure: 'generation.packingList' },
  { method: 'post', path: '/build-viator-itinerary', procedure: 'generation.buildItinerary' },
  { method: 'post', path: '/trips', procedure: 'trips.create' },
  { method: 'post', path: '/trips/import', procedure: 'trips.importTrip' },
  { method: 'get', path: '/trips', procedure: 'trips.list' },
  { method: 'get', path: '/trips/user/{userId}', procedure: 'trips.byUser' },
  { method: 'get', path: '/trips/{id}', procedure: 'trips.byId' },
  { method: 'delete', path: '/trips/{id}', procedure: 'trips.remove' },
  { method: 'post', path: '/trips/{id}/reveal', procedure: 'trips.reveal' },
  { method: 'post', path: '/trips/{id}/restore', procedure: 'trips.restore' },
  { method: 'post', path: '/trips/{id}/rename', procedure: 'trips.rename' },
  { method: 'post', path: '/trips/{id}/update', procedure: 'trips.update' },
  { method: 'post', path: '/trips/{id}/duplicate', procedure: 'trips.duplicate' },
  { method: 'post', path: '/trips/{tripId}/packing-items', procedure: 'trips.addPackingItem' },
  {
    method: 'post',
    path: '/trips/{tripId}/packing-items/{itemId}',
    procedure: 'trips.updatePackingItem',
  },
  {
    method: 'delete',
    path: '/trips/{tripId}/packing-items/{itemId}',
    procedure: 'trips.removePackingItem',
  },
  { method: 'post', path: '/trips/{tripId}/entries', procedure: 'trips.saveOwnEntry' },
  {
    method: 'delete',
    path: '/trips/{tripId}/entries/{entryId}',
    procedure: 'trips.removeOwnEntry',
  },
  { method: 'get', path: '/trips/{id}/sharing', procedure: 'trips.sharing' },
  { method: 'post', path: '/trips/{id}/sharing/page', procedure: 'trips.sharePage' },
  { method: 'delete', path: '/trips/{id}/sharing/page', procedure: 'trips.unsharePage' },
  { method: 'post', path: '/trips/{id}/sharing/calendar', procedure: 'trips.shareCalendar' },
  { method: 'delete', path: '/trips/{id}/sharing/calendar', procedure: 'trips.unshareCalendar' },
  { method: 'get', path: '/trips/user/{userId}/calendar', procedure: 'trips.userCalendar' },
  { method: 'post', path: '/trips/user/{userId}/calendar', procedure: 'trips.shareUserCalendar' },
  {
    method: 'delete',
    path: '/trips/user/{userId}/calendar',
    procedure: 'trips.unshareUserCalendar',
  },
  { method: 'get', path: '/shared/{token}', procedure: 'trips.shared' },
  { method: 'get', path: '/trips/{tripId}/selections', procedure: 'booking.selections' },
  { method: 'post', path: '/trips/{tripId}/selections', procedure: 'booking.select' },
  {
    method: 'delete',
    path: '/trips/{tripId}/selections/{selectionType}',
    procedure: 'booking.unselect',
  },
  { method: 'post', path: '/trips/{tripId}/confirm-booking', procedure: 'booking.confirm' },
  { method: 'get', path: '/trips/{tripId}/recommendations', procedure: 'booking.recommendations' },
  {
    method: 'post',
    path: '/trips/{tripId}/generate-recommendations',
    procedure: 'booking.generateRecommendations',
  },
  { method: 'post', path: '/booking/flights/search', procedure: 'booking.searchFlights' },
  { method: 'post', path: '/booking/hotels/search', procedure: 'booking.searchHotels' },
  { method: 'post', path: '/booking/experiences/search', procedure: 'booking.searchExperiences' },
  {
    method: 'post',
    path: '/booking/hotels/budget-search',
    procedure: 'booking.searchBudgetHotels',
  },
  { method: 'post', path: '/mood-board/generate', procedure: 'moodBoard.generate' },
  { method: 'post', path: '/mood-boards', procedure: 'moodBoard.save' },
  { method: 'get', path: '/mood-boards', procedure: 'moodBoard.list' },
  { method: 'post', path: '/mood-boards/{id}/rename', procedure: 'moodBoard.rename' },
  { method: 'delete', path: '/mood-boards/{id}', procedure: 'moodBoard.remove' },
  { method: 'get', path: '/test-amadeus', procedure: 'diagnostics.amadeus' },
  { method: 'get', path: '/test-providers', procedure: 'diagnostics.providers' },
  { method: 'get', path: '/test-perplexity', procedure: 'diagnostics.perplexity' },
  { method: 'get', path: '/test-openai', procedure: 'diagnostics.openai' },
];
