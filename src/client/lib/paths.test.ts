import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '#shared/pages/routes.ts';
import { paths, routeId } from './paths.ts';

describe('paths', () => {
  test('[APP-01] every address matches a route of the table', () => {
    const patterns = Object.values(ROUTES).map(({ pattern }) => pattern);
    const addresses = [
      paths.home(),
      paths.planTrip(),
      paths.trip(7),
      paths.tripReview(7),
      paths.myTrips(),
      paths.shared('a-token'),
      paths.moodBoard(),
      paths.booking(7),
      paths.bookFlights(),
      paths.bookHotels(),
      paths.bookExperiences(),
      paths.bookingFlights(7),
      paths.bookingHotels(7),
      paths.bookingExperiences(7),
      paths.bookingReview(7),
      paths.checkout(),
      paths.checkout(7),
      paths.bookingSuccess(),
      paths.bookingSuccess(7),
      paths.paymentMethods(),
      paths.testApi(),
      paths.budgetHotels(),
      paths.about(),
      paths.contact(),
      paths.careers(),
      paths.privacy(),
      paths.terms(),
    ];

    for (const address of addresses) {
      expect(
        patterns.filter((pattern) => matchPath(pattern, address)),
        address,
      ).toHaveLength(1);
    }
  });

  test('the wizard and the landing page are linked with what they read', () => {
    expect(paths.planTrip('surprise')).toBe('/plan-trip?type=surprise');
    expect(paths.homeSection('how-it-works')).toBe('/#how-it-works');
  });
});

describe('routeId', () => {
  test.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
    ['007', 7],
  ] as const)('reads %s', (text, id) => {
    expect(routeId(text)).toBe(id);
  });

  test.each([
    undefined,
    '',
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    ' 1',
    '2147483648',
    '99999999999',
    '１',
  ])('[APP-04] refuses %s', (text) => {
    expect(routeId(text)).toBeUndefined();
  });
});
