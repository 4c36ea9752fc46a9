import { spoil, learn, isVisit, isDinner, type Fault } from './fault.ts';

export const BUDGET_FAULTS: Fault[] = [
  {
    rule: 7,
    what: 'a price that was raised',
    plant: spoil(
      (where) => isVisit(where) && Boolean(where.activity.place?.price),
      ({ activity }) => activity.place?.price && (activity.place.price.usd += 25),
    ),
  },
  {
    rule: 7,
    what: 'a ticket that has become dearer',
    plant: learn((where) => isVisit(where), { priceUsd: 99 }),
  },
  {
    rule: 7,
    what: 'a total that is no sum',
    plant: (trip, facts) => ({
      trip: { ...trip, costs: { ...trip.costs, total: trip.costs.total - 60 } },
      facts,
      names: 'sum to',
    }),
  },
  {
    rule: 7,
    what: 'food that costs less than the meals',
    plant: (trip, facts) => ({
      trip: { ...trip, costs: { ...trip.costs, food: 20 } },
      facts,
      names: 'The meals cost',
    }),
  },
  {
    rule: 7,
    what: 'a budget that the trip bursts',
    plant: (trip, facts) => ({
      trip,
      facts: { ...facts, maxUsd: 800 },
      names: 'the budget allows $800',
    }),
  },
  {
    rule: 7,
    what: 'a day that claims to cost nothing',
    plant: (trip, facts) => {
      const day = trip.itinerary[2];

      if (day) day.cost = 0;
      return day && { trip, facts, names: 'Day 3' };
    },
  },
  {
    rule: 7,
    what: 'an interest that nothing meets',
    plant: (trip, facts) => ({
      trip,
      facts: { ...facts, preference: { ...facts.preference, interests: ['Northern Lights'] } },
      names: 'Northern Lights',
    }),
  },
];

export const DIET_FAULTS: Fault[] = [
  { rule: 8, what: 'a meal without anything vegan', plant: learn(isDinner, { vegan: false }) },
  {
    rule: 8,
    what: 'a meal of one’s own choice that does not say how it is vegan',
    plant: spoil(isDinner, ({ activity }) => {
      delete activity.place;
      delete activity.travel;
    }),
  },
  {
    rule: 8,
    what: 'a taxi where transit would do',
    plant: spoil(
      (where) => (where.activity.travel?.minutes ?? 0) > 3,
      ({ activity }) => activity.travel && (activity.travel.mode = 'taxi'),
    ),
  },
  {
    rule: 8,
    what: 'a flight where the train is quick',
    plant: (trip, facts) => {
      const flight = {
        departureAirport: 'A',
        arrivalAirport: 'B',
        airline: 'X',
        flightNumber: '1',
        departureDate: trip.tripInfo.startDate,
        departureTime: '08:00',
        arrivalDate: trip.tripInfo.startDate,
        arrivalTime: '10:00',
        cabin: 'Economy',
        status: 'available',
        isReturn: false,
        segments: [],
        price: 1,
        currency: 'USD',
      };

      return {
        trip: { ...trip, flights: { outbound: [flight], return: [] } },
        facts: { ...facts, trainMinutes: 200 },
        names: 'the train takes 3.3 hours',
      };
    },
  },
];
