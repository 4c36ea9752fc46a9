import { describe, expect, it } from 'vitest';
import { readAnswer, type AnswerDay } from './answer.ts';
import { evaluateAnswers, type QueryResult } from './evaluate.ts';
import { readQueries, type Query } from './query.ts';
import { readReference } from './read-reference.ts';

type Constraints = Partial<Query['local_constraint']>;

const DATES = ['2022-03-01', '2022-03-02', '2022-03-03', '2022-03-04', '2022-03-05'];

const query = (local_constraint: Constraints = {}, change: Partial<Query> = {}): Query => ({
  idx: 7,
  org: 'Oldtown',
  dest: 'Ruritania',
  days: 5,
  visiting_city_number: 2,
  dates: DATES,
  people_number: 6,
  budget: 5000,
  local_constraint: {
    'house rule': null,
    cuisine: null,
    'room type': null,
    transportation: null,
    ...local_constraint,
  },
  ...change,
});

const restaurants = (City: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((n) => ({
    Name: `Table ${n}, Grill`,
    City,
    'Average Cost': 10,
    Cuisines: n === 1 ? 'Tea, French' : 'American, Fast Food',
  }));
const stay = (NAME: string, city: string, change: object = {}) => ({
  NAME,
  city,
  price: 100,
  'room type': 'Entire home/apt',
  house_rules: 'No smoking & No children under 10',
  'minimum nights': 2,
  'maximum occupancy': 4,
  ...change,
});
const flight = (from: string, to: string, FlightDate: string) => ({
  'Flight Number': `F${from.length}${to.length}`,
  OriginCityName: from,
  DestCityName: to,
  FlightDate,
  DepTime: '09:00',
  ArrTime: '10:30',
  Price: 50,
});
const drive = (kind: string, from: string, to: string, cost: string) => ({
  [`${kind} from ${from} to ${to}`]: `${kind.toLowerCase()}, from ${from} to ${to}, duration: 2 hours, distance: 1,200 km, cost: ${cost}`,
});
const places = (city: string) => ({
  [`Attractions in ${city}`]: [1, 2, 3].map((n) => ({ Name: `Museum ${n}`, City: city })),
  [`Restaurants in ${city}`]: restaurants(city),
});

const reference = readReference({
  ...places('Oldtown'),
  ...places('Alba'),
  ...places('Bergen'),
  'Accommodations in Alba': [
    stay('Inn', 'Alba'),
    stay('Den', 'Alba', { 'room type': 'Shared room' }),
    stay('Hut', 'Alba', { 'minimum nights': 1 }),
  ],
  'Accommodations in Bergen': [
    stay('Loft\nBergen', 'Bergen'),
    stay('Long', 'Bergen', { 'minimum nights': 3 }),
    stay('Hut', 'Bergen', { 'minimum nights': 1 }),
  ],
  'Flight from Oldtown to Alba on 2022-03-01': [flight('Oldtown', 'Alba', DATES[0] ?? '')],
  'Flight from Alba to Bergen on 2022-03-03':
    'There is no flight from Alba to Bergen on 2022-03-03.',
  'Flight from Bergen to Oldtown on 2022-03-05': [flight('Bergen', 'Oldtown', DATES[4] ?? '')],
  ...drive('Taxi', 'Oldtown', 'Alba', '200'),
  ...drive('Taxi', 'Alba', 'Bergen', '1,200'),
  ...drive('Taxi', 'Bergen', 'Oldtown', '200'),
  ...drive('Taxi', 'Bergen', 'Alba', '200'),
  ...drive('Taxi', 'Alba', 'Oldtown', '200'),
  ...drive('Self-driving', 'Oldtown', 'Alba', '70'),
  ...drive('Self-driving', 'Alba', 'Bergen', '80'),
  'Self-driving from Bergen to Oldtown': 'No valid information.',
});

const day = (days: number, current_city: string, change: Partial<AnswerDay>): AnswerDay => ({
  days,
  current_city,
  transportation: '-',
  breakfast: '-',
  lunch: '-',
  dinner: '-',
  attraction: '-',
  accommodation: '-',
  ...change,
});

/** Flies out and home, takes a taxi between. */
const goodPlan = (): AnswerDay[] => [
  day(1, 'from Oldtown to Alba', {
    transportation:
      'Flight Number: F74, from Oldtown to Alba, Departure Time: 09:00, Arrival Time: 10:30',
    dinner: 'Table 1, Grill, Alba',
    accommodation: 'Inn, Alba',
  }),
  day(2, 'Alba', {
    breakfast: 'Table 2, Grill, Alba',
    lunch: 'Table 3, Grill, Alba',
    dinner: 'Table 4, Grill, Alba',
    attraction: 'Museum 1, Alba;Museum 2, Alba;',
    accommodation: 'Inn, Alba',
  }),
  day(3, 'from Alba to Bergen', {
    transportation: 'Taxi, from Alba to Bergen, duration: 2 hours, distance: 1,200 km, cost: 1,200',
    breakfast: 'Table 5, Grill, Alba',
    accommodation: 'Loft Bergen, Bergen',
  }),
  day(4, 'Bergen', {
    breakfast: 'Table 2, Grill, Bergen',
    lunch: 'Table 3, Grill, Bergen',
    dinner: 'Table 4, Grill, Bergen',
    attraction: 'Museum 1, Bergen;',
    accommodation: 'Loft Bergen, Bergen',
  }),
  day(5, 'from Bergen to Oldtown', {
    transportation:
      'Flight Number: F67, from Bergen to Oldtown, Departure Time: 09:00, Arrival Time: 10:30',
  }),
];

/** The good plan with some days changed, by their numbers. */
const planWith = (changes: Record<number, Partial<AnswerDay>>): AnswerDay[] =>
  goodPlan().map((one, index) => ({ ...one, ...changes[index + 1] }));

const comingBack = [
  day(1, 'from Oldtown to Alba', {
    transportation: 'Taxi, from Oldtown to Alba',
    lunch: 'Table 1, Grill, Alba',
    dinner: 'Table 2, Grill, Alba',
    accommodation: 'Hut, Alba',
  }),
  day(2, 'from Alba to Bergen', {
    transportation: 'Taxi, from Alba to Bergen',
    lunch: 'Table 3, Grill, Alba',
    dinner: 'Table 1, Grill, Bergen',
    accommodation: 'Hut, Bergen',
  }),
  day(3, 'from Bergen to Alba', {
    transportation: 'Taxi, from Bergen to Alba',
    accommodation: 'Inn, Alba',
  }),
  day(4, 'Alba', {
    breakfast: 'Table 4, Grill, Alba',
    lunch: 'Table 5, Grill, Alba',
    dinner: 'Table 6, Grill, Alba',
    attraction: 'Museum 1, Alba;',
    accommodation: 'Inn, Alba',
  }),
  day(5, 'from Alba to Oldtown', { transportation: 'Taxi, from Alba to Oldtown' }),
];

function judge(plan: AnswerDay[], asked: Query = query()): QueryResult {
  const [result] = evaluateAnswers([asked], [reference], [{ idx: 7, plan }]).results;

  if (!result) throw new Error('no result');
  return result;
}

const broken = (rules: QueryResult['hard']) =>
  rules.filter(({ ok }) => !ok).map(({ rule }) => rule);

describe('a plan that keeps everything', () => {
  it('passes, with what it costs for all people', () => {
    const result = judge(
      goodPlan(),
      query(
        {
          'house rule': 'parties',
          'room type': 'entire room',
          cuisine: ['French', 'American'],
          transportation: 'no self-driving',
        },
        { budget: 4340 },
      ),
    );

    expect([...result.commonsense, ...result.hard].filter(({ ok }) => !ok)).toEqual([]);
    expect(result.passes).toBe(true);
    expect(result.commonsense).toHaveLength(8);
    expect(result.hard).toHaveLength(5);
    // Six people: two flights of 50 and eight meals of 10 each, two taxis, four nights in two rooms.
    expect(result.cost).toBe(600 + 480 + 2400 + 800);
  });

  it('takes six people in two cars or two taxis', () => {
    const costOf = (transportation: string) => judge(planWith({ 1: { transportation } })).cost;

    expect(costOf('Self-driving, from Oldtown to Alba')).toBe(4280 - 300 + 140);
    expect(costOf('Taxi, from Oldtown to Alba')).toBe(4280 - 300 + 400);
  });
});

describe('a planted fault breaks the commonsense rule', () => {
  const someDays = (days: number) =>
    query({}, { days, dest: 'Alba', visiting_city_number: 1, dates: DATES.slice(0, days) });
  const emptyThreeDays = [
    ...planWith({ 1: { dinner: '-' } }).slice(0, 2),
    day(3, 'from Alba to Oldtown', { transportation: 'Taxi, from Alba to Oldtown' }),
  ];
  const { lunch: _lunch, ...withoutLunch } = goodPlan()[4] ?? {};
  const elsewhere = JSON.parse(
    JSON.stringify(goodPlan()).replaceAll('Bergen', 'Zenda'),
  ) as AnswerDay[];
  const noTravel = {
    current_city: 'Bergen',
    transportation: '-',
    breakfast: 'Table 5, Grill, Bergen',
    lunch: 'Table 6, Grill, Bergen',
    dinner: 'Table 7, Grill, Bergen',
    attraction: 'Museum 2, Bergen;',
  };
  const cases: [string[], string, AnswerDay[], Query?][] = [
    [['route'], 'starts and ends elsewhere', goodPlan(), query({}, { org: 'Newtown' })],
    [['route'], 'ends elsewhere', goodPlan().slice(0, 4), query({}, { days: 4 })],
    [['route'], 'too few cities', goodPlan(), query({}, { visiting_city_number: 3 })],
    [['route'], 'comes back to a city', comingBack, query({}, { visiting_city_number: 3 })],
    [['route'], 'moves without travel', planWith({ 3: noTravel })],
    [['route', 'in reference'], 'leaves the state', elsewhere],
    [['restaurants'], 'eats twice', planWith({ 4: { dinner: 'Table 2, Grill, Bergen' } })],
    [['attractions'], 'twice', planWith({ 2: { attraction: 'Museum 1, Alba;Museum 1, Alba;' } })],
    [['transport', 'complete'], 'no way there', planWith({ 1: { transportation: '-' } })],
    [
      ['transport'],
      'own car and flight',
      planWith({ 3: { transportation: 'Self-driving, from Alba to Bergen' } }),
    ],
    [
      ['transport'],
      'own car and taxi',
      planWith({
        1: { transportation: 'Self-driving, from Oldtown to Alba' },
        5: { transportation: 'Taxi, from Bergen to Oldtown' },
      }),
    ],
    [['within current city'], 'meal', planWith({ 4: { lunch: 'Table 6, Grill, Alba' } })],
    [['within current city'], 'sight', planWith({ 4: { attraction: 'Museum 3, Alba;' } })],
    [
      ['within current city'],
      'stay where the day starts',
      planWith({ 3: { accommodation: 'Inn, Alba' }, 4: { accommodation: 'Hut, Bergen' } }),
    ],
    [
      ['within current city'],
      'ride between other cities',
      planWith({ 5: { transportation: 'Taxi, from Alba to Oldtown' } }),
    ],
    [['in reference'], 'part of a name', planWith({ 4: { lunch: 'Table 3, Bergen' } })],
    [['in reference'], 'no such sight', planWith({ 4: { attraction: 'Museum 9, Bergen;' } })],
    [
      ['in reference'],
      'no semicolon',
      planWith({ 2: { attraction: 'Museum 1, Alba;Museum 2, Alba' } }),
    ],
    [
      ['in reference'],
      'no such stay',
      planWith({ 3: { accommodation: 'Hut, Bergen' }, 4: { accommodation: 'Inn, Bergen' } }),
    ],
    [
      ['in reference'],
      'flight of another time',
      planWith({
        1: { transportation: goodPlan()[0]?.transportation?.replace('09:00', '08:00') },
      }),
    ],
    [
      ['in reference'],
      'flight of another day',
      goodPlan(),
      query({}, { dates: DATES.toReversed() }),
    ],
    [
      ['in reference'],
      'no such drive',
      planWith({
        1: { transportation: 'Self-driving, from Oldtown to Alba' },
        3: { transportation: 'Self-driving, from Alba to Bergen' },
        5: { transportation: 'Self-driving, from Bergen to Oldtown' },
      }),
    ],
    [
      ['in reference'],
      'two rides in one',
      planWith({ 3: { transportation: 'Taxi, from Alba to Bergen; Taxi, from Bergen to Alba' } }),
    ],
    [
      ['minimum nights'],
      'too short',
      planWith({ 3: { accommodation: 'Long, Bergen' }, 4: { accommodation: 'Long, Bergen' } }),
    ],
    [
      ['minimum nights'],
      'moves within the city',
      planWith({ 4: { accommodation: 'Hut, Bergen' } }),
    ],
    [['complete'], 'a day too many', goodPlan(), query({}, { days: 4 })],
    [['complete'], 'wrong number', planWith({ 2: { days: 3 } })],
    [['complete'], 'no field lunch', [...goodPlan().slice(0, 4), withoutLunch]],
    [['complete'], 'nothing to see', planWith({ 4: { attraction: '-' } })],
    [['complete'], 'no dinner', planWith({ 4: { dinner: '' } })],
    [
      ['complete'],
      'no stay',
      planWith({ 3: { accommodation: '-' }, 4: { accommodation: 'Hut, Bergen' } }),
    ],
    [['complete'], 'less than half', emptyThreeDays, someDays(3)],
  ];

  it.each(cases)('%j: %s', (rules, _title, plan, asked) => {
    const result = judge(plan, asked);

    expect(broken(result.commonsense)).toEqual(rules);
    expect(result.passes).toBe(false);
  });
});

describe('a planted fault breaks the hard rule', () => {
  const inDen = planWith({
    1: { accommodation: 'Den, Alba' },
    2: { accommodation: 'Den, Alba' },
  });
  const frenchAtHome = planWith({
    1: { breakfast: 'Table 1, Grill, Oldtown', dinner: 'Table 6, Grill, Alba' },
  });
  const driving = planWith({
    3: { transportation: 'Self-driving, from Alba to Bergen' },
  });
  const cases: [string, Query, AnswerDay[]][] = [
    ['budget', query({}, { budget: 4279 }), goodPlan()],
    ['house rule', query({ 'house rule': 'smoking' }), goodPlan()],
    ['house rule', query({ 'house rule': 'children under 10' }), goodPlan()],
    ['room type', query({ 'room type': 'private room' }), goodPlan()],
    ['room type', query({ 'room type': 'shared room' }), inDen],
    ['room type', query({ 'room type': 'not shared room' }), inDen],
    ['room type', query({ 'room type': 'entire room' }), inDen],
    ['cuisine', query({ cuisine: ['French', 'Italian'] }), goodPlan()],
    ['cuisine', query({ cuisine: ['French'] }), frenchAtHome],
    ['transport', query({ transportation: 'no flight' }), goodPlan()],
    ['transport', query({ transportation: 'no self-driving' }), driving],
  ];

  it.each(cases)('%s', (rule, asked, plan) => {
    expect(broken(judge(plan, asked).hard)).toEqual([rule]);
  });

  it('and no hard rule is kept with what does not exist', () => {
    const result = judge(planWith({ 4: { lunch: 'Table 9, Grill, Bergen' } }));
    expect(broken(result.hard)).toEqual(['budget']);
  });
});

describe('the figures', () => {
  it('count every rule of every query, answered or not', () => {
    const asked = [1, 2, 3, 4].map((idx) => query({ transportation: 'no self-driving' }, { idx }));
    const answers = [
      { idx: 1, plan: goodPlan() },
      { idx: 2, plan: planWith({ 4: { dinner: 'Table 2, Grill, Bergen' } }) },
      { idx: 3, plan: [] },
    ];
    const { totals } = evaluateAnswers(asked, Array(4).fill(reference), answers);

    expect(totals).toEqual({
      queries: 4,
      delivery: 2 / 4,
      commonsenseMicro: 15 / 32,
      commonsenseMacro: 1 / 4,
      hardMicro: 4 / 8,
      hardMacro: 2 / 4,
      finalPass: 1 / 4,
    });
  });

  it('refuse two answers for one query, and answers to none', () => {
    const answer = { idx: 7, plan: goodPlan() };
    const run = (answers: (typeof answer)[]) => () =>
      evaluateAnswers([query()], [reference], answers);

    expect(run([answer, answer])).toThrow('Two answers');
    expect(run([{ ...answer, idx: 8 }])).toThrow('no query');
  });
});

describe('reading', () => {
  it('takes the first of two restaurants with one name', () => {
    const twins = [
      { Name: 'Subway', City: 'Alba', 'Average Cost': 42, Cuisines: 'Tea' },
      { Name: 'Subway', City: 'Alba', 'Average Cost': 26, Cuisines: 'Pizza' },
    ];
    const read = readReference({ 'Restaurants in Alba': twins });
    expect(read.restaurants.get('Subway, Alba')?.cost).toBe(42);
  });

  it('lets no unknown section or constraint slip by', () => {
    const unknown = {
      ...query(),
      local_constraint: { ...query().local_constraint, 'house rule': 'drums' },
    };

    expect(() => readReference({ 'Trains in Alba': [] })).toThrow('Trains');
    expect(() => readQueries([unknown])).toThrow('house rule');
  });

  it('takes fields that are no text for missing, and no plan for an empty one', () => {
    const plan = [{ ...goodPlan()[0], dinner: 3, days: '1' }];

    expect(readAnswer({ idx: 1, plan }).plan[0]).toMatchObject({ days: 1, dinner: undefined });
    expect(readAnswer({ idx: 1, query: '', plan: null }).plan).toEqual([]);
  });
});
