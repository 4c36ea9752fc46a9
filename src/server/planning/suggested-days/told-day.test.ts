import { describe, expect, test } from 'vitest';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { toldDay } from './told-day.ts';

const TOWN = {
  id: 'town',
  name: 'Town',
  places: [
    { id: 'castle', name: 'Old Castle' },
    { id: 'bridge', name: 'Stone Bridge' },
    { id: 'gallery', name: 'Municipal Gallery' },
  ],
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

const on = (...ids: string[]) => ({
  date: '2027-06-09',
  activities: ids.map((id) => ({ place: { id: `town/${id}` } as never })),
});

describe('what is told of a suggested day', () => {
  test('stands with a plan that follows it', () => {
    expect(toldDay(on('castle', 'bridge', 'gallery'), TOWN)).toEqual({
      title: 'Castle and bridge',
      note: 'Castle first; the Municipal rooms are quiet after three.',
    });
  });

  test('says nothing of a sight that is not planned', () => {
    expect(toldDay(on('castle', 'bridge'), TOWN)).toEqual({ title: 'Castle and bridge' });
  });

  test('does not stand with another order, or with less of it', () => {
    expect(toldDay(on('gallery', 'bridge', 'castle'), TOWN)).toEqual({});
    expect(toldDay(on('castle'), TOWN)).toEqual({});
  });

  test('tells the note of a day trip, whose title the trip itself gives', () => {
    expect(toldDay(on('lake'), TOWN)).toEqual({ note: 'Sit on the left.' });
  });
});
