import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { ROUTES } from '#shared/pages/routes.ts';
import type { TripType } from '#shared/preferences/options.ts';

/** The landing page's anchors. */
const HOME_ANCHORS = ['how-it-works', 'inspiration', 'testimonials'] as const;
export type HomeAnchor = (typeof HOME_ANCHORS)[number];

const withId = (base: string, id: number | undefined) =>
  id === undefined ? base : `${base}/${id}`;

/** Of a trip to several places: the address for one of its stays. */
const forStay = (base: string, stay: string | undefined) =>
  stay === undefined ? base : `${base}?${new URLSearchParams({ place: stay }).toString()}`;

/** Every address of the product as a function; nothing else writes one by hand. */
export const paths = {
  home: () => ROUTES.home.pattern,
  homeSection: (anchor: HomeAnchor) => `/#${anchor}`,
  planTrip: (type?: TripType) => (type ? `/plan-trip?type=${type}` : '/plan-trip'),
  /** The wizard, begun with what a mood board shows. */
  planTripLike: (wishes: { destination: string; interests: readonly string[] }) =>
    `/plan-trip?${new URLSearchParams({
      type: 'complete',
      interests: wishes.interests.join(','),
      destination: wishes.destination,
      from: 'board',
    }).toString()}`,
  trip: (id: number, tab?: 'itinerary') => (tab ? `/trip/${id}?tab=${tab}` : `/trip/${id}`),
  tripReview: (id: number) => `/trip/${id}/review`,
  myTrips: () => ROUTES.myTrips.pattern,
  shared: (token: string) => `/shared/${token}`,
  moodBoard: () => ROUTES.moodBoard.pattern,
  booking: (id: number) => `/booking/${id}`,
  /** A tab of the booking page, of a trip to several places at one of its stays. */
  bookingTab: (id: number, tab: SelectionType, stay?: string) =>
    `/booking/${id}?${new URLSearchParams({ tab, ...(stay ? { place: stay } : {}) }).toString()}`,
  bookFlights: () => ROUTES.bookFlights.pattern,
  bookHotels: () => ROUTES.bookHotels.pattern,
  bookExperiences: () => ROUTES.bookExperiences.pattern,
  bookingFlights: (id: number, stay?: string) => forStay(`/booking-flights/${id}`, stay),
  bookingHotels: (id: number, stay?: string) => forStay(`/booking-hotels/${id}`, stay),
  bookingExperiences: (id: number, stay?: string) => forStay(`/booking-experiences/${id}`, stay),
  bookingReview: (id: number) => `/booking-review/${id}`,
  checkout: (id?: number) => withId(ROUTES.checkout.pattern, id),
  bookingSuccess: (id?: number) => withId(ROUTES.bookingSuccess.pattern, id),
  paymentMethods: () => ROUTES.paymentMethods.pattern,
  testApi: () => ROUTES.testApi.pattern,
  budgetHotels: () => ROUTES.budgetHotels.pattern,
  about: () => ROUTES.about.pattern,
  contact: () => ROUTES.contact.pattern,
  careers: () => ROUTES.careers.pattern,
  privacy: () => ROUTES.privacy.pattern,
  terms: () => ROUTES.terms.pattern,
} as const;

/** The id of a route as an integer that the database can hold; undefined for anything else ("/trip/abc"). */
export function routeId(text: string | undefined): number | undefined {
  const id = text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;

  return id !== undefined && id > 0 && id <= 2_147_483_647 ? id : undefined;
}
