import { DEMO_USER_ID } from '#shared/demo-user.ts';
import { ONGOING_TRIPS } from '#shared/trips/ongoing-trips.ts';
import { MY_TRIPS_TABS } from '#shared/trips/trip-status.ts';

/** A query whose reply a page is rendered with, as its hooks ask for it. */
export type PageQuery = { procedure: string; input?: unknown; isInfinite?: boolean };

/** The parameters of an address. */
type Address = { id: number; query: URLSearchParams };

export type RouteSpec = {
  /** As React Router writes it. */
  pattern: string;
  /** The page's module below src/client/features; its only component is the page. */
  module: string;
  /** What surrounds the page: nothing, the form controls, or those and the API client. */
  layout: 'plain' | 'form' | 'data';
  /** The tab's title, without the product's name; a page may set a better one once it has its data. */
  title: string;
  /** One sentence for search engines and link previews. */
  description: string;
  /**
   * How its HTML comes about: rendered once by the build, rendered for each request with the replies of
   * these queries, or left to the browser where it is not set.
   */
  render?: 'prerender' | ((address: Address) => readonly PageQuery[]);
};

const trip = ({ id }: Address): PageQuery => ({ procedure: 'trips.byId', input: { id } });

const flightSearch = {
  module: 'search/flight-search-page',
  layout: 'data',
  title: 'Find Flights',
  description: 'Compare flights by price, duration and stops.',
} as const;
const hotelSearch = {
  module: 'search/hotel-search-page',
  layout: 'data',
  title: 'Find Your Perfect Stay',
  description: 'Hotels, apartments and guesthouses near where your days happen.',
} as const;
const experienceSearch = {
  module: 'search/experience-search-page',
  layout: 'data',
  title: 'Find Experiences',
  description: 'Tours, classes and tickets for your trip.',
} as const;
const review = {
  module: 'booking/booking-review-page',
  layout: 'data',
  title: 'Review Your Booking',
  description: 'Everything you chose for your trip, before you pay.',
} as const;
const checkout = {
  module: 'checkout/checkout-page',
  layout: 'data',
  title: 'Checkout',
  description: 'Pay for the trip you put together (a demo).',
} as const;
const success = {
  module: 'checkout/booking-success-page',
  layout: 'data',
  title: 'Booking Confirmed',
  description: 'Your booking at a glance.',
} as const;

/** Every screen of the product: router, server, titles, prerendering and preloads all read this list. */
export const ROUTES = {
  home: {
    pattern: '/',
    module: 'landing/landing-page',
    layout: 'plain',
    title: 'Your AI Travel Copilot',
    description:
      'Surprise getaways, complete itineraries and business trips, planned around real opening hours and real distances, and checked rule by rule.',
    render: 'prerender',
  },
  planTrip: {
    pattern: '/plan-trip',
    module: 'trip-planning/plan-trip-page',
    layout: 'data',
    title: 'Plan your trip',
    description: 'Tell us how you like to travel, and get a plan that is checked place by place.',
    render: () => [],
  },
  trip: {
    pattern: '/trip/:id',
    module: 'trip-detail/trip-page',
    layout: 'data',
    title: 'Northstar',
    description: 'Your trip: days, bookings, packing and local information.',
    render: (address) => [trip(address)],
  },
  tripReview: { pattern: '/trip/:id/review', ...review },
  myTrips: {
    pattern: '/my-trips',
    module: 'my-trips/my-trips-page',
    layout: 'data',
    title: 'My Trips',
    description: 'Every trip you have saved with Northstar.',
    render: ({ query }) => [
      {
        procedure: 'trips.list',
        isInfinite: true,
        input: {
          userId: DEMO_USER_ID,
          tab: MY_TRIPS_TABS.find((tab) => tab === query.get('tab')) ?? 'upcoming',
          search: (query.get('q') ?? '').trim(),
        },
      },
      { procedure: 'trips.list', input: ONGOING_TRIPS },
    ],
  },
  shared: {
    pattern: '/shared/:token',
    module: 'shared-trip/shared-trip-page',
    layout: 'data',
    title: 'A trip',
    description: 'A trip planned with Northstar, shared by its traveler.',
  },
  moodBoard: {
    pattern: '/mood-board',
    module: 'mood-board/mood-board-page',
    layout: 'data',
    title: 'Mood Board',
    description: 'Collect the colours and pictures of a place before you go.',
  },
  booking: {
    pattern: '/booking/:id',
    module: 'booking/booking-page',
    layout: 'data',
    title: 'Book Your Trip',
    description: 'Choose flights, a place to stay and experiences for your trip.',
    render: (address) => [
      trip(address),
      { procedure: 'trips.itinerary', input: { id: address.id } },
      { procedure: 'booking.selections', input: { tripId: address.id } },
      { procedure: 'booking.recommendations', input: { tripId: address.id } },
    ],
  },
  bookFlights: { pattern: '/book-flights', ...flightSearch },
  bookHotels: { pattern: '/book-hotels', ...hotelSearch },
  bookExperiences: { pattern: '/book-experiences', ...experienceSearch },
  bookingFlights: { pattern: '/booking-flights/:id', ...flightSearch },
  bookingHotels: { pattern: '/booking-hotels/:id', ...hotelSearch },
  bookingExperiences: { pattern: '/booking-experiences/:id', ...experienceSearch },
  bookingReview: { pattern: '/booking-review/:id', ...review },
  checkout: { pattern: '/checkout', ...checkout },
  checkoutTrip: { pattern: '/checkout/:id', ...checkout },
  bookingSuccess: { pattern: '/booking-success', ...success },
  bookingSuccessTrip: { pattern: '/booking-success/:id', ...success },
  paymentMethods: {
    pattern: '/payment-methods',
    module: 'payment-methods/payment-methods-page',
    layout: 'form',
    title: 'Payment Methods',
    description: 'The cards of the payment demo.',
  },
  testApi: {
    pattern: '/test-api',
    module: 'api-tests/test-dashboard-page',
    layout: 'data',
    title: 'API Test Dashboard',
    description: 'Check the services that Northstar can be connected to.',
  },
  budgetHotels: {
    pattern: '/budget-hotels',
    module: 'search/budget-hotels-page',
    layout: 'data',
    title: 'Budget Hotels',
    description: 'Find a stay that fits a budget level.',
  },
  about: {
    pattern: '/about',
    module: 'static-pages/about-page',
    layout: 'plain',
    title: 'About',
    description: 'Who makes Northstar, why, and where the product stands today.',
    render: 'prerender',
  },
  contact: {
    pattern: '/contact',
    module: 'static-pages/contact-page',
    layout: 'form',
    title: 'Contact',
    description: 'Write to Northstar, or read answers to the questions we hear most.',
    render: 'prerender',
  },
  careers: {
    pattern: '/careers',
    module: 'static-pages/careers-page',
    layout: 'plain',
    title: 'Careers',
    description: 'Work at Northstar: perks, values and areas of interest.',
    render: 'prerender',
  },
  privacy: {
    pattern: '/privacy',
    module: 'static-pages/privacy-page',
    layout: 'plain',
    title: 'Privacy',
    description: 'What Northstar does and does not do with data about you.',
    render: 'prerender',
  },
  terms: {
    pattern: '/terms',
    module: 'static-pages/terms-page',
    layout: 'plain',
    title: 'Terms',
    description: 'The terms under which you may use Northstar.',
    render: 'prerender',
  },
} as const satisfies Record<string, RouteSpec>;

/** Old addresses and where they lead. */
export const REDIRECTS = { '/mytrips': '/my-trips' } as const;

const PATTERNS = Object.values<RouteSpec>(ROUTES).map((route) => ({
  route,
  // An id is anything but a slash here; what is no id gets the page's own "missing" state.
  pattern: new RegExp(`^${route.pattern.replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** The screen at a path; undefined where there is none. */
export function routeAt(path: string): RouteSpec | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.route;
}

/** The queries that a page is rendered with; undefined for one that is not rendered by the server. */
export function queriesOf({ pathname, searchParams }: URL): readonly PageQuery[] | undefined {
  const route = routeAt(pathname);

  // Only this browser knows how far a generation that it waits for has come.
  if (typeof route?.render !== 'function' || searchParams.has('generation')) return undefined;
  const id = Number(/\d+/.exec(pathname)?.[0] ?? 0);

  if (route.pattern.includes(':id') && !/\/[1-9]\d{0,8}\/?$/.test(pathname)) return undefined;
  return route.render({ id, query: searchParams });
}
