import type { TripType } from '#shared/preferences/options.ts';

/** The router's patterns; `paths` below makes addresses that match them. */
export const ROUTE_PATTERNS = {
  home: '/',
  planTrip: '/plan-trip',
  trip: '/trip/:id',
  tripReview: '/trip/:id/review',
  myTrips: '/my-trips',
  myTripsOld: '/mytrips',
  shared: '/shared/:token',
  moodBoard: '/mood-board',
  booking: '/booking/:id',
  bookFlights: '/book-flights',
  bookHotels: '/book-hotels',
  bookExperiences: '/book-experiences',
  bookingFlights: '/booking-flights/:id',
  bookingHotels: '/booking-hotels/:id',
  bookingExperiences: '/booking-experiences/:id',
  bookingReview: '/booking-review/:id',
  checkout: '/checkout',
  checkoutTrip: '/checkout/:id',
  bookingSuccess: '/booking-success',
  bookingSuccessTrip: '/booking-success/:id',
  paymentMethods: '/payment-methods',
  testApi: '/test-api',
  budgetHotels: '/budget-hotels',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  privacy: '/privacy',
  terms: '/terms',
  styleguide: '/styleguide',
} as const;

/** The landing page's anchors. */
export const HOME_ANCHORS = ['how-it-works', 'inspiration', 'testimonials'] as const;
export type HomeAnchor = (typeof HOME_ANCHORS)[number];

const withId = (base: string, id: number | undefined) =>
  id === undefined ? base : `${base}/${id}`;

/** Every address of the product as a function; nothing else writes one by hand. */
export const paths = {
  home: () => ROUTE_PATTERNS.home,
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
  myTrips: () => ROUTE_PATTERNS.myTrips,
  shared: (token: string) => `/shared/${token}`,
  moodBoard: () => ROUTE_PATTERNS.moodBoard,
  booking: (id: number) => `/booking/${id}`,
  bookFlights: () => ROUTE_PATTERNS.bookFlights,
  bookHotels: () => ROUTE_PATTERNS.bookHotels,
  bookExperiences: () => ROUTE_PATTERNS.bookExperiences,
  bookingFlights: (id: number) => `/booking-flights/${id}`,
  bookingHotels: (id: number) => `/booking-hotels/${id}`,
  bookingExperiences: (id: number) => `/booking-experiences/${id}`,
  bookingReview: (id: number) => `/booking-review/${id}`,
  checkout: (id?: number) => withId(ROUTE_PATTERNS.checkout, id),
  bookingSuccess: (id?: number) => withId(ROUTE_PATTERNS.bookingSuccess, id),
  paymentMethods: () => ROUTE_PATTERNS.paymentMethods,
  testApi: () => ROUTE_PATTERNS.testApi,
  budgetHotels: () => ROUTE_PATTERNS.budgetHotels,
  about: () => ROUTE_PATTERNS.about,
  contact: () => ROUTE_PATTERNS.contact,
  careers: () => ROUTE_PATTERNS.careers,
  privacy: () => ROUTE_PATTERNS.privacy,
  terms: () => ROUTE_PATTERNS.terms,
  styleguide: () => ROUTE_PATTERNS.styleguide,
} as const;

/** The id of a route as an integer that the database can hold; undefined for anything else ("/trip/abc"). */
export function routeId(text: string | undefined): number | undefined {
  const id = text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;

  return id !== undefined && id > 0 && id <= 2_147_483_647 ? id : undefined;
}
