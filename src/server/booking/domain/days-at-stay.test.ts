import { expect, test } from 'vitest';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { PlannedPlace } from '#shared/generation/planned-place.schema.ts';
import type { StayPoint } from '#shared/generation/trip-places.schema.ts';
import { daysAtStay } from './days-at-stay.ts';

const stay = (name: string, lat: number) =>
  ({ id: `lisbon/${name}`, name, lat, lon: -9 }) as StayPoint;
const PLANNED = stay('Hotel Rossio', 38.71);
const CHOSEN = stay('Hotel Aviz', 38.73);
const entry = (kind: string, activity: string, more: Partial<PlannedActivity> = {}) =>
  ({ kind, activity, time: '12:30', duration: '1h', ...more }) as PlannedActivity;
const rest = {
  id: PLANNED.id,
  name: PLANNED.name,
  lat: PLANNED.lat,
  lon: PLANNED.lon,
  kind: 'hotel',
  indoor: true,
  open: [['00:00', '24:00']],
  price: null,
  source: 'catalogue',
  url: 'https://rossio.example',
} satisfies PlannedPlace;
const DAYS = [
  {
    activities: [
      entry('arrival', 'Land at LIS and settle in at Hotel Rossio'),
      entry('visit', 'A concert near Hotel Rossio'),
      entry('free', 'Back at Hotel Rossio', { place: rest }),
    ],
  },
  { activities: [entry('visit', 'Belém Tower')] },
  {
    activities: [
      entry('departure', 'Leave for LIS: take-off at 18:00', {
        description: 'Collect your bags at Hotel Rossio first.',
      }),
    ],
  },
];

test('[BOOK-03] coming, going and rests are told at the stay that was chosen', () => {
  const [first, second, last] = daysAtStay(DAYS, { before: PLANNED, now: CHOSEN });

  expect(first?.activities.map(({ activity }) => activity)).toEqual([
    'Land at LIS and settle in at Hotel Aviz',
    'A concert near Hotel Rossio',
    'Back at Hotel Aviz',
  ]);
  expect(first?.activities[2]?.place).toEqual({
    id: CHOSEN.id,
    name: CHOSEN.name,
    lat: CHOSEN.lat,
    lon: CHOSEN.lon,
    kind: 'hotel',
    indoor: true,
    open: [['00:00', '24:00']],
    price: null,
    source: 'catalogue',
  });
  expect(second).toBe(DAYS[1]);
  expect(last?.activities[0]?.description).toBe('Collect your bags at Hotel Aviz first.');
});

test('the stay of before is told again once the choice is taken off', () => {
  const there = daysAtStay(DAYS, { before: PLANNED, now: CHOSEN });
  const { url: _url, ...known } = rest;

  expect(daysAtStay(there, { before: CHOSEN, now: PLANNED })[0]?.activities).toMatchObject([
    ...(DAYS[0]?.activities.slice(0, 2) ?? []),
    { activity: 'Back at Hotel Rossio', place: known },
  ]);
});
