import { pathPattern } from './path-pattern.ts';

/** The pages the client knows; any other path gets its not-found page, with status 404. */
const PAGES = [
  '/',
  '/plan-trip',
  '/trip/:id',
  '/my-trips',
  '/mytrips',
  '/shared/:token',
  '/mood-board',
  '/booking/:id',
  '/book-flights',
  '/book-hotels',
  '/book-experiences',
  '/booking-flights/:id',
  '/booking-hotels/:id',
  '/booking-experiences/:id',
  '/booking-review/:id',
  '/trip/:id/review',
  '/checkout/:id',
  '/checkout',
  '/booking-success/:id',
  '/booking-success',
  '/payment-methods',
  '/test-api',
  '/budget-hotels',
  '/about',
  '/contact',
  '/careers',
  '/privacy',
  '/terms',
  '/styleguide',
];

const PATTERNS = PAGES.map(pathPattern);

export function isClientPage(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
