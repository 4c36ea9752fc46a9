import { durationText } from '#shared/dates.ts';
import type { CheckFacts } from '../check-facts.ts';
import { NOTHING_ASKED } from './faults-of-asking.ts';
import type { Span } from '../problem.ts';
import { find, named, spoil, isLunch, type Fault, type Where } from './fault.ts';

export const WEATHER_FAULTS: Fault[] = [
  {
    rule: 9,
    what: 'a viewpoint in the dark',
    plant: spoil(
      (where) => ['viewpoint', 'park'].includes(where.activity.place?.kind ?? ''),
      ({ activity }) => (activity.time = '20:40'),
    ),
  },
  {
    rule: 9,
    what: 'short days that end before the viewpoint does',
    plant: (trip, facts) => {
      const where = find(trip, ({ activity }) =>
        ['viewpoint', 'park'].includes(activity.place?.kind ?? ''),
      );

      if (!where) return undefined;
      const daylight = (date: string): Span =>
        date === where.day.date ? [719, 720] : (facts.daylight?.(date) ?? [0, 24 * 60]);

      return { trip, facts: { ...facts, daylight }, names: named(where) };
    },
  },
  {
    rule: 9,
    what: 'a rainy day all outdoors',
    plant: (trip, facts) => {
      const rooflessDay = trip.itinerary.findIndex(({ activities }) =>
        activities.some(({ kind }) => kind === 'stop'),
      );

      return {
        trip,
        facts: {
          ...facts,
          place: (id) => {
            const place = facts.place(id);
            return place && { ...place, indoor: false };
          },
        },
        names: `Day ${rooflessDay + 1}`,
      };
    },
  },
];

/** The working hours that a traveller told. */
function withHours(facts: CheckFacts, hours: { start: number; end: number }): CheckFacts {
  return { ...facts, asked: { ...NOTHING_ASKED, work: { hours, off: [] } } };
}

const isWork = ({ activity }: Where) => activity.kind === 'work';

export const BUSINESS_FAULTS: Fault[] = [
  {
    rule: 10,
    what: 'a weekday without its morning block',
    isBusiness: true,
    plant: spoil(isWork, ({ day, at }) => void day.activities.splice(at, 1)),
  },
  {
    rule: 10,
    what: 'a block that is cut short',
    isBusiness: true,
    plant: spoil(isWork, ({ activity }) => (activity.duration = durationText(120))),
  },
  {
    rule: 10,
    what: 'work at a museum',
    isBusiness: true,
    plant: spoil(isWork, ({ activity }, _, world) => {
      const museum = world.sights.find(({ id }) => id === 'museum-0');

      if (museum && activity.place)
        Object.assign(activity.place, {
          id: museum.id,
          name: museum.name,
          lat: museum.lat,
          lon: museum.lon,
        });
    }),
  },
  {
    rule: 10,
    what: 'work past the hours that were given',
    isBusiness: true,
    plant: (trip, facts) => ({
      trip,
      facts: withHours(facts, { start: 9 * 60, end: 17 * 60 }),
      names: 'outside the hours you gave',
    }),
  },
  {
    rule: 10,
    what: 'work for fewer hours than were told',
    isBusiness: true,
    plant: (trip, facts) => ({
      trip,
      facts: withHours(facts, { start: 8 * 60, end: 19 * 60 }),
      names: 'minutes of the hours you gave',
    }),
  },
  {
    rule: 10,
    what: 'a museum in working hours',
    isBusiness: true,
    plant: spoil(
      (where) => isLunch(where) && where.day.activities.some(({ kind }) => kind === 'work'),
      ({ activity }) => (activity.time = '14:30'),
    ),
  },
];
