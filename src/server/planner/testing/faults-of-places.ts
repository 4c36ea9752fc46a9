import { shortDay } from '#shared/dates.ts';
import { find, spoil, learn, isVisit, isLunch, withPlace, type Fault } from './fault.ts';

export const PLACE_FAULTS: Fault[] = [
  {
    rule: 1,
    what: 'a place that does not exist',
    plant: spoil(isVisit, ({ activity }) => activity.place && (activity.place.id = 'atlantis')),
  },
  {
    rule: 1,
    what: 'a place with another name',
    plant: spoil(
      isVisit,
      ({ activity }) => activity.place && (activity.place.name = 'The Louvre'),
      'The Louvre: is called The ',
    ),
  },
  {
    rule: 1,
    what: 'a place that lies elsewhere',
    plant: spoil(isVisit, ({ activity }) => activity.place && (activity.place.lat += 0.01)),
  },
  {
    rule: 1,
    what: 'a boat that ends elsewhere than it does',
    plant: spoil(
      isVisit,
      ({ activity: { place } }) =>
        place && (place.endsAt = { lat: place.lat + 0.03, lon: place.lon }),
    ),
  },
  {
    rule: 1,
    what: 'a stop without a place',
    plant: spoil(isVisit, ({ activity }) => void delete activity.place),
  },
  {
    rule: 1,
    what: 'a place visited twice',
    plant: (trip, facts) => {
      const first = find(trip, isVisit);
      const second =
        first && find(trip, (where) => isVisit(where) && where.activity !== first.activity);

      if (!first || !second) return undefined;
      second.activity.place = first.activity.place;
      return { trip, facts, names: 'already visited' };
    },
  },
  {
    rule: 1,
    what: 'a restaurant that comes again on another day, warned of or not',
    plant: (trip, facts) => {
      const [first, second] = trip.itinerary.flatMap(({ activities }) =>
        activities.filter(({ meal }) => meal === 'dinner'),
      );

      if (!first?.place || !second) return undefined;
      second.place = first.place;
      trip.warnings.push(`More than once: ${first.place.name}`);
      return { trip, facts, names: `${first.place.name}: already visited` };
    },
  },
];

export const OPENING_FAULTS: Fault[] = [
  {
    rule: 2,
    what: 'a visit before opening',
    plant: spoil(
      (where) => isVisit(where) && where.activity.place?.kind === 'museum',
      ({ activity }) => (activity.time = '09:15'),
    ),
  },
  {
    rule: 2,
    what: 'a visit that outlasts closing',
    plant: spoil(
      (where) => where.activity.place?.kind === 'palace',
      ({ activity }) => (activity.duration = '11h'),
    ),
  },
  {
    rule: 2,
    what: 'a place that has closed for good',
    plant: learn(isVisit, { openOn: () => [] }),
  },
  {
    rule: 2,
    what: 'a place out of its season, on a date in plain words',
    plant: (trip, facts) => {
      const where = find(trip, isVisit);

      return (
        where && {
          trip,
          facts: withPlace(facts, where.activity.place?.id ?? '', { openOn: () => [] }),
          names: `closed on ${shortDay(where.day.date)}`,
        }
      );
    },
  },
  { rule: 2, what: 'a restaurant that is closed', plant: learn(isLunch, { openOn: () => [] }) },
  {
    rule: 2,
    what: 'a plan whose own hours say closed',
    plant: spoil(isVisit, ({ activity }) => activity.place && (activity.place.open = [])),
  },
  {
    rule: 2,
    what: 'two days whose programmes are swapped, a museum landing on its closing day',
    plant: (trip, facts) => {
      const monday = trip.itinerary.find(
        ({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1,
      );
      const other = trip.itinerary
        .slice(1, -1)
        .find(
          (day) => day !== monday && day.activities.some(({ place }) => place?.kind === 'museum'),
        );

      if (!monday || !other) return undefined;
      [monday.activities, other.activities] = [other.activities, monday.activities];
      return { trip, facts, names: 'closed on Mondays' };
    },
  },
];
