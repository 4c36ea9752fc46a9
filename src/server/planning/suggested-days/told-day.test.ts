import { describe, expect, test } from 'vitest';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { toldNote, toldTitle } from './told-day.ts';

const TOWN = {
  id: 'town',
  name: 'Town',
  places: [
    { id: 'castle', name: 'Old Castle' },
    { id: 'bridge', name: 'Stone Bridge' },
    { id: 'gallery', name: 'Municipal Gallery' },
  ],
  food: [],
  dayTrips: [{ id: 'lake', name: 'The Lake' }],
  days: [
    {
      name: 'Castle and bridge',
      note: 'Castle first; the Municipal rooms are quiet after three.',
      morning: ['castle', 'bridge'],
      afternoon: ['gallery'],
    },
    { name: 'Out to the lake', note: 'Sit on the left.', dayTrip: 'lake' },
  ],
} as unknown as Destination;

const COUPLE = { hasChildren: false };

const on = (...ids: string[]) => ({
  date: '2027-06-09',
  dayType: 'Full Day',
  weather: { highC: 25, lowC: 15, rainMm: 20, daylight: ['05:30', '20:30'] as [string, string] },
  activities: ids.map(
    (id, at) =>
      ({
        kind: 'stop',
        time: `${String(9 + 2 * at).padStart(2, '0')}:00`,
        duration: '1h',
        place: { id: `town/${id}` },
      }) as never,
  ),
});

describe('what is told of a suggested day', () => {
  test('stands with a plan that follows it', () => {
    expect(toldTitle(on('castle', 'bridge', 'gallery'), TOWN, COUPLE)).toBe('Castle and bridge');
    expect(toldNote(on('castle', 'bridge', 'gallery'), TOWN, COUPLE)).toBe(
      'Castle first; the Municipal rooms are quiet after three.',
    );
  });

  test('is the name alone where a sight is left out', () => {
    expect(toldTitle(on('castle', 'bridge'), TOWN, COUPLE)).toBe('Castle and bridge');
    expect(toldNote(on('castle', 'bridge'), TOWN, COUPLE)).toBeUndefined();
  });

  test('is not told to a party that the day is not for', () => {
    const days = TOWN.days?.map((day) => ({ ...day, party: 'with children' as const }));
    const town = { ...TOWN, days } as Destination;
    const day = on('castle', 'bridge', 'gallery');

    expect(toldTitle(day, town, COUPLE)).toBeUndefined();
    expect(toldTitle(day, town, { hasChildren: true })).toBe('Castle and bridge');
  });

  test('does not stand with another order, with less of it, or on a day of coming', () => {
    expect(toldTitle(on('gallery', 'bridge', 'castle'), TOWN, COUPLE)).toBeUndefined();
    expect(toldTitle(on('castle'), TOWN, COUPLE)).toBeUndefined();
    const arrival = { ...on('castle', 'bridge', 'gallery'), dayType: 'Arrival Day' };

    expect(toldTitle(arrival, TOWN, COUPLE)).toBeUndefined();
  });

  test('tells no note where most of the day is something else', () => {
    const whole = on('castle', 'bridge', 'gallery');
    const more = on('castle', 'bridge', 'gallery', 'mill', 'pond', 'tower', 'quay');

    expect(toldNote(whole, TOWN, COUPLE)).toBeDefined();
    expect(toldNote(more, TOWN, COUPLE)).toBeUndefined();
  });

  test('tells the note of a day trip, whose title the trip itself gives', () => {
    expect(toldTitle(on('lake'), TOWN, COUPLE)).toBeUndefined();
    expect(toldNote(on('lake'), TOWN, COUPLE)).toBe('Sit on the left.');
  });
});
