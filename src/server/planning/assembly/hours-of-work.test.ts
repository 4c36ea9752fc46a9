import { describe, expect, test } from 'vitest';
import type { PlannedStop } from '#server/planner/problem.ts';
import { minutesOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { toldHours } from '#shared/generation/told-hours.ts';
import { appointmentActivity } from './appointment-activity.ts';
import { workActivity } from './assemble-stop.ts';

const stop: PlannedStop = {
  id: 'work-1-0',
  kind: 'block',
  start: 9 * 60,
  end: 12 * 60 + 30,
  leg: { mode: 'walk', minutes: 9, km: 0.7, usd: 0 },
};
const point = { lat: 52.51, lon: 13.37 };
const venue = { ...point, id: 'berlin/hub', name: 'Hub', note: 'Quiet', isStay: false };
const appointment = {
  id: 'appointment-0',
  day: 1,
  start: stop.start,
  end: stop.end,
  title: 'Meeting',
  place: 'Potsdamer Platz',
  point,
  isPlaceKnown: true,
};

describe('the hours of a place where the party is expected', () => {
  test.each<[string, PlannedActivity]>([
    ['a venue', workActivity(stop, venue)],
    ['the desk at the stay', workActivity(stop, { ...venue, isStay: true })],
    ['an appointment', appointmentActivity(stop, appointment, 'Hotel Adlon')],
  ])('hold all of the visit, and are not told to the traveller: %s', (_, activity) => {
    const isOpen = activity.place?.open.some(
      ([from, to]) => minutesOf(from) <= stop.start && minutesOf(to) >= stop.end,
    );

    expect(isOpen).toBe(true);
    expect(toldHours(activity)).toEqual([]);
  });

  test('are called assumed where nobody checked them', () => {
    expect(workActivity(stop, venue).place?.opening).toBe('assumed');
    expect(appointmentActivity(stop, appointment, 'Hotel Adlon').place?.opening).toBe('unknown');
  });

  test('are told where the traveller has to know them', () => {
    const place = { ...workActivity(stop, venue).place, open: [['08:00', '22:00']] };
    const rest = { kind: 'free', place } as PlannedActivity;

    expect(toldHours(rest)).toEqual([['08:00', '22:00']]);
    expect(toldHours({ ...rest, kind: 'stop' })).toEqual([['08:00', '22:00']]);
  });
});
