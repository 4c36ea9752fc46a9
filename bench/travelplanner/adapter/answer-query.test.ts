import { describe, expect, test } from 'vitest';
import { answerQuery } from './answer-query.ts';

const QUERY = {
  idx: 7,
  query: 'Three days.',
  org: 'Alpha',
  dest: 'Beta',
  days: '3',
  visiting_city_number: 1,
  dates: "['2022-03-01', '2022-03-02', '2022-03-03']",
  people_number: 2,
  budget: '$1,500',
  local_constraint: {
    'house rule': 'pets',
    cuisine: ['Thai'],
    'room type': 'not shared room',
    transportation: null,
  },
};

const restaurant = (Name: string, cost: unknown, Cuisines = 'Cafe') => ({
  Name,
  'Average Cost': cost,
  Cuisines,
  'Aggregate Rating': 4,
});
const stay = (NAME: string, more: object = {}) => ({
  NAME,
  price: 100,
  'room type': 'Private room',
  house_rules: 'No smoking',
  'minimum nights': 1,
  'maximum occupancy': 2,
  'review rate number': 3,
  ...more,
});

const LINE = {
  'Attractions in Beta': [{ Name: 'Gallery; east wing' }, { Name: 'Tower' }],
  'Restaurants in Beta': [
    restaurant('One', '$10'),
    restaurant('Two', 12),
    restaurant('Three', 'unknown', 'Thai'),
    restaurant('Four', 90, 'Thai, Cafe'),
    restaurant('Five', 5),
  ],
  'Accommodations in Beta': [
    stay('Cheap', { price: 10, 'room type': 'Shared room' }),
    stay('No dogs', { price: 20, house_rules: 'No pets & No parties' }),
    stay('Long', { price: 30, 'minimum nights': '30' }),
    stay('Unknown size', { price: 40, 'maximum occupancy': null }),
    stay('Loft'),
    // One name within another: a reader cannot tell which is meant.
    stay('Loft with a view', { house_rules: 'No pets' }),
    stay('Barn', { price: '120.0' }),
  ],
  'Flight from Alpha to Beta on 2022-03-01': [
    {
      'Flight Number': 'F1',
      Price: '150',
      DepTime: '09:00',
      ArrTime: '10:00',
      ActualElapsedTime: '1 hours 0 minutes',
    },
  ],
  'Flight from Beta to Alpha on 2022-03-03': 'There is no flight from Beta to Alpha on 2022-03-03.',
  'Self-driving from Alpha to Beta': 'No valid information.',
  'Self-driving from Beta to Alpha':
    'self-driving, from Beta to Alpha, duration: 9 hours, distance: 900 km, cost: 45',
  'Taxi from Beta to Alpha':
    'taxi, from Beta to Alpha, duration: 9 hours, distance: 900 km, cost: 400',
};

describe('answering a query', () => {
  test('reads figures as text, leaves out what it cannot read and keeps the rules', () => {
    const [first, second, third] = answerQuery(QUERY, LINE).answer.plan;

    expect(first?.transportation).toContain('Flight Number: F1, from Alpha to Beta');
    // A flight forbids driving oneself.
    expect(third?.transportation).toContain('Taxi, from Beta to Alpha');
    expect(second?.attraction).toBe('Tower, Beta;');
    expect(second?.accommodation).toBe('Barn, Beta');
    const meals = [first, second, third].flatMap((day) => [
      day?.breakfast,
      day?.lunch,
      day?.dinner,
    ]);

    expect(meals).toContain('Four, Beta');
    expect(meals).not.toContain('Three, Beta');
  });

  test('reads constraints that are written out as Python does', () => {
    const literal = "{'house rule': 'pets', 'cuisine': ['Thai'], 'room type': None}";
    const { answer } = answerQuery({ ...QUERY, local_constraint: literal }, LINE);

    // Shared rooms are allowed now, but the restaurant is still a Thai one.
    expect(answer.plan[1]?.accommodation).toBe('Cheap, Beta');
    expect(JSON.stringify(answer.plan)).toContain('Four, Beta');
  });

  test('says what a trip over the budget would cost, and hands in no plan', () => {
    const { answer, result } = answerQuery({ ...QUERY, budget: 500 }, LINE);

    expect(answer.plan).toEqual([]);
    // A flight, a taxi, two nights and the cheapest four meals with a Thai one, for two people.
    expect(result).toEqual({
      plan: null,
      obstacle: { kind: 'budget', cheapestUsd: 300 + 400 + 240 + 2 * (90 + 5 + 10 + 12) },
    });
  });
});
