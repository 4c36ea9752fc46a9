import { expect, test } from 'vitest';
import type { FlightOffer, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { withClashes } from './told-clashes.ts';

const flight = (more: Partial<FlightOffer>) =>
  ({
    arrivalDate: '2026-06-01',
    arrivalTime: '22:22',
    departureDate: '2026-06-03',
    departureTime: '07:35',
    isReturn: false,
    ...more,
  }) as FlightOffer;
const day = (date: string, kind: string, description: string) =>
  ({
    date,
    activities: [
      {
        kind,
        activity: 'Leave for LIS: take-off at 18:00',
        time: '12:30',
        duration: '1h',
        description,
      },
    ],
  }) as unknown as PlannedDay;
const DAYS = [
  day(
    '2026-06-01',
    'arrival',
    'By metro in about 30 minutes. The landing time is assumed until you choose flights.',
  ),
  day('2026-06-02', 'visit', 'A tower.'),
  day(
    '2026-06-03',
    'departure',
    'By metro. The take-off time is assumed until you choose flights.',
  ),
];
const textOf = ({ activities }: PlannedDay) => activities[0]?.description;

test('[BOOK-03] chosen flights that the days leave no time for are told in place of the assumption', () => {
  const [first, second, last] = withClashes(DAYS, [flight({}), flight({ isReturn: true })]);

  expect(first && textOf(first)).toBe(
    'By metro in about 30 minutes. Your flight lands at 22:22, too late for this plan: re-plan the day.',
  );
  expect(second).toBe(DAYS[1]);
  expect(last?.activities[0]?.activity).toBe('Leave for LIS');
  expect(last && textOf(last)).toBe(
    'By metro. Your flight leaves at 07:35, too early for this plan: re-plan the day.',
  );
});

test('a landing on another day is told with its date, and one at no hour not at all', () => {
  const [late] = withClashes(DAYS, [flight({ arrivalDate: '2026-06-02', arrivalTime: '07:57' })]);

  expect(late && textOf(late)).toContain('Your flight lands at 07:57 on Jun 2, 2026, too late');
  expect(withClashes(DAYS, [flight({ arrivalTime: '' })])[0]).toBe(DAYS[0]);
  expect(withClashes(DAYS, [])).toEqual(DAYS);
});
