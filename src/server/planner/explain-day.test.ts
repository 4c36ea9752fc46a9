import { describe, expect, test } from 'vitest';
import { explainDay } from './explain-day.ts';
import { buildFixtureTrip } from './testing/fixture-trip.ts';
import { buildFixtureWorld, factsOf } from './testing/fixture-world.ts';

const world = buildFixtureWorld(1);
const trip = buildFixtureTrip(world);
const facts = factsOf(world);

describe('explainDay', () => {
  const known = {
    ...facts,
    place: (id: string) => {
      const place = facts.place(id);

      return place && { ...place, isHighlight: true, closedBecause: () => 'for Easter' };
    },
  };

  test('names a sight one comes for that a feast closes and that comes on another day', () => {
    const monday = trip.itinerary.findIndex(
      ({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1,
    );

    expect(explainDay(trip, monday, known).join(' ')).toMatch(
      /The museum no\. \d+ is closed on this day for Easter, so it’s on Apr \d, 2027 instead\./,
    );
  });

  test('leaves weekly closing days to the words on swapping days', () => {
    const weekly = (id: string) => {
      const place = facts.place(id);

      return place && { ...place, isHighlight: true };
    };
    const told = trip.itinerary.flatMap((_, at) =>
      explainDay(trip, at, { ...facts, place: weekly }),
    );

    expect(told.filter((text) => text.includes('closed on this day'))).toEqual([]);
  });

  test('names a closed place once, even where the plan holds it on two days', () => {
    const closed = {
      ...facts,
      place: (id: string) => ({
        ...world.desk,
        id,
        isHighlight: true,
        openOn: () => [],
        closedBecause: () => 'for Easter',
      }),
    };
    const stop = trip.itinerary[1]?.activities.find(({ kind }) => kind === 'stop');
    const itinerary = trip.itinerary.map((day, index) =>
      stop && (index === 1 || index === 3)
        ? { ...day, activities: [stop] }
        : { ...day, activities: [] },
    );
    const told = explainDay({ ...trip, itinerary }, 2, closed);

    expect(told.filter((text) => text.includes('is closed on this day'))).toHaveLength(1);
  });

  test('names a holiday, rain and work', () => {
    const working = buildFixtureTrip(world, true);

    expect(explainDay(working, 1, { ...facts, isPublicHoliday: () => true })).toEqual(
      expect.arrayContaining([
        'A public holiday: opening hours differ.',
        'Planned around your working hours.',
      ]),
    );
    const days = trip.itinerary.map((_, index) => explainDay(trip, index, facts).join(' '));

    expect(days.filter((text) => text.includes('keeps you dry'))).toHaveLength(1);
    expect(explainDay(trip, 1, { ...facts, rainyMonth: () => false }).join(' ')).not.toContain(
      'dry',
    );
  });

  test.each([
    ['19:00', '1h', 'timed for the sunset at 19:30'],
    ['19:35', '1h', ''],
    ['18:20', '1h', ''],
    ['17:00', '3h', ''],
  ])('promises a sunset only to who is there for it: from %s for %s', (time, duration, words) => {
    const there = {
      ...facts,
      daylight: () => [6 * 60, 19.5 * 60] as const,
      place: (id: string) => ({ ...world.desk, id, name: 'Bridge', best: 'sunset' }),
    };
    const stop = trip.itinerary[1]?.activities.find(({ kind }) => kind === 'stop');
    const itinerary = trip.itinerary.map((day) => ({
      ...day,
      activities: stop ? [{ ...stop, time, duration }] : [],
    }));
    const told = explainDay({ ...trip, itinerary }, 1, there).filter((text) =>
      text.includes('sunset'),
    );

    expect(told.join(' ')).toBe(words && `Bridge is ${words}.`);
  });

  test.each([
    ['dawn', '07:00', 'at its best early'],
    ['dawn', '08:55', ''],
    ['morning', '08:30', 'at its best early'],
    ['morning', '09:15', ''],
  ])('says that %s is kept of who comes at %s: %s', (best, time, words) => {
    const place = (id: string) => ({ ...world.desk, id, name: 'Gate', best, openOn: () => [] });
    const stop = trip.itinerary[1]?.activities.find(({ kind }) => kind === 'stop');
    const itinerary = trip.itinerary.map((day) => ({
      ...day,
      activities: stop ? [{ ...stop, time, duration: '1h' }] : [],
    }));
    const told = explainDay({ ...trip, itinerary }, 1, { ...facts, place }).join(' ');

    expect(told.includes('Gate')).toBe(words !== '');
    expect(told).toContain(words);
  });

  test('has nothing to say about a day that is not there', () => {
    expect(explainDay(trip, 40, facts)).toEqual([]);
  });
});
