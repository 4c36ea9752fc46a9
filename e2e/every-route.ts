/** Every address of the product, once per screen; ID and SECRET stand for a plain and a surprise trip. */
export const EVERY_ROUTE = {
  landing: '/',
  'plan-trip': '/plan-trip',
  'my-trips': '/my-trips',
  'mood-board': '/mood-board?destination=Kyoto',
  'book-flights': '/book-flights',
  'book-hotels': '/book-hotels',
  'book-experiences': '/book-experiences',
  'budget-hotels': '/budget-hotels',
  'payment-methods': '/payment-methods',
  checkout: '/checkout',
  'booking-success': '/booking-success',
  'test-api': '/test-api',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  privacy: '/privacy',
  terms: '/terms',
  'not-found': '/no-such-page',
  trip: '/trip/ID',
  'trip-secret': '/trip/SECRET',
  'trip-missing': '/trip/abc',
  booking: '/booking/ID',
  'booking-review': '/trip/ID/review',
  'checkout-trip': '/checkout/ID',
  'booking-success-trip': '/booking-success/ID',
  'booking-flights': '/booking-flights/ID',
  'booking-hotels': '/booking-hotels/ID',
  'booking-experiences': '/booking-experiences/ID',
} as const;
export type RouteName = keyof typeof EVERY_ROUTE;

/** The address of a screen for these trips. */
export function addressOf(name: RouteName, ids: { trip: number; secret: number }): string {
  return EVERY_ROUTE[name].replace('ID', String(ids.trip)).replace('SECRET', String(ids.secret));
}

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];
export const WIDTHS = [390, 1280] as const;
