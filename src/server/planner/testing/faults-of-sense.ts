import type { CheckFacts, PlaceFacts } from '../check-facts.ts';
import { type Fault, find, isDinner, isVisit, learn, named, shift, withPlace } from './fault.ts';

const TICKET = { id: 'pass', name: 'Town Pass', options: [{ usd: 20, days: 1 }] };

/** The facts with the same ticket for several places. */
function sharing(facts: CheckFacts, ids: readonly string[]): CheckFacts {
  return ids.reduce((known, id) => withPlace(known, id, { ticket: TICKET, priceUsd: null }), facts);
}

const price = { amount: 20, currency: 'USD', usd: 20, asOf: '2027-01' };

export const TICKET_FAULTS: Fault[] = [
  {
    rule: 12,
    what: 'a ticket that is paid twice',
    plant: (trip, facts) => {
      const first = find(trip, isVisit);
      const second =
        first && find(trip, (one) => isVisit(one) && one.day === first.day && one.at !== first.at);
      const places = [first?.activity.place, second?.activity.place];

      if (!second || places.some((place) => !place)) return undefined;
      for (const place of places) if (place) place.price = price;
      return {
        trip,
        facts: sharing(
          facts,
          places.map((place) => place?.id ?? ''),
        ),
        names: `${named(second)}: the ticket Town Pass is paid twice`,
      };
    },
  },
  {
    rule: 12,
    what: 'a ticket for one day that is used on two',
    plant: (trip, facts) => {
      const first = find(trip, isVisit);
      const second = first && find(trip, (one) => isVisit(one) && one.day !== first.day);
      const [one, other] = [first?.activity.place, second?.activity.place];

      if (!one || !other) return undefined;
      Object.assign(one, { price });
      Object.assign(other, { price: null });
      return { trip, facts: sharing(facts, [one.id, other.id]), names: 'costs $40' };
    },
  },
  {
    rule: 12,
    what: 'a ticket for one day that is paid anew on the next',
    plant: (trip, facts) => {
      const first = find(trip, isVisit);
      const second = first && find(trip, (one) => isVisit(one) && one.day !== first.day);
      const [one, other] = [first?.activity.place, second?.activity.place];

      if (!one || !other || !second) return undefined;
      for (const place of [one, other]) place.price = price;
      return {
        trip,
        facts: sharing(facts, [one.id, other.id]),
        names: `${named(second)}: the ticket Town Pass is good for 1 day`,
      };
    },
  },
  {
    rule: 12,
    what: 'a slot at the minute of arriving',
    plant: (trip, facts) => {
      const where = find(trip, (one) => isVisit(one) && one.at > 0);
      const before = where && where.day.activities[where.at - 1];
      const place = where?.activity.place;

      if (!where || !before?.place || !place) return undefined;
      shift(where.activity, -1 * (where.activity.travel?.minutes ?? 0));
      place.slot = where.activity.time;
      return { trip, facts: withPlace(facts, place.id, { timedEntry: true }), names: named(where) };
    },
  },
];

export const KNOWN_HOURS_FAULTS: Fault[] = [
  {
    rule: 13,
    what: 'hours that are assumed and called checked',
    plant: (trip, facts) => {
      const where = find(trip, isVisit);
      const place = where?.activity.place;

      if (!where || !place) return undefined;
      place.opening = 'checked';
      return {
        trip,
        facts: withPlace(facts, place.id, { openingStatus: () => 'assumed' }),
        names: named(where),
      };
    },
  },
  {
    rule: 2,
    what: 'a museum on a holiday on which its country closes museums',
    plant: (trip, facts) => {
      const where = find(trip, ({ activity }) => activity.place?.kind === 'museum');
      const place = where?.activity.place;
      const openOn = place && facts.place(place.id)?.openOn;

      if (!where || !place || !openOn) return undefined;
      return {
        trip,
        facts: withPlace(facts, place.id, {
          openOn: (date) => (date === where.day.date ? [] : openOn(date)),
          closedBecause: () => 'like most places on Christmas Day',
          openingStatus: () => 'assumed',
        }),
        names: `${named(where)}: closed like most places on Christmas Day`,
      };
    },
  },
];

const ALL_DAY: PlaceFacts['openOn'] = () => [[0, 24 * 60]];

export const SENSE_FAULTS: Fault[] = [
  {
    rule: 14,
    what: 'a sunset place at noon',
    plant: (trip, facts) => {
      const where = find(trip, (one) => isVisit(one) && one.activity.time < '14:00');
      const id = where?.activity.place?.id;

      if (!where || !id) return undefined;
      where.activity.time = '12:00';
      return {
        trip,
        facts: withPlace(facts, id, { isForSunset: true, openOn: ALL_DAY }),
        names: `${named(where)}: at 12:00, though it is for sunset`,
      };
    },
  },
  { rule: 14, what: 'a bakery for dinner', plant: learn(isDinner, { style: 'bakery' }) },
  {
    rule: 14,
    what: 'a sight after its last boat has left',
    plant: learn(isVisit, { lastEntry: 23 * 60, openOn: ALL_DAY }),
  },
  {
    rule: 14,
    what: 'a guard that has changed already',
    plant: learn(isVisit, { startsOn: () => [5 * 60] }),
  },
  {
    rule: 14,
    what: 'a highlight that is left to the last day',
    plant: (trip, facts) => onLastDay(trip, facts, { isHighlight: true }),
  },
  {
    rule: 14,
    what: 'a view that wants a clear sky on the last day',
    plant: (trip, facts) => onLastDay(trip, facts, { hangsOnWeather: true }),
  },
];

/** A short visit of the last day turns out to be precious. */
function onLastDay(
  trip: Parameters<Fault['plant']>[0],
  facts: CheckFacts,
  change: Partial<PlaceFacts>,
): ReturnType<Fault['plant']> {
  const day = trip.itinerary.at(-1);
  const stop = day?.activities.find(({ kind }) => kind === 'stop');
  const base = trip.itinerary[1]?.activities.find(({ kind }) => kind === 'stop')?.place;

  if (!day || !stop?.place || !base) return undefined;
  // As near to the second day's stops as can be, so that they could give way to it.
  const near = { lat: base.lat, lon: base.lon };

  Object.assign(stop.place, near);
  stop.duration = '15m';
  return {
    trip,
    facts: withPlace(facts, stop.place.id, { ...change, ...near, openOn: ALL_DAY }),
    names: `Day ${day.dayNumber}, ${stop.place.name}: `,
  };
}
