import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { Span } from '#server/planner/problem.ts';
import { timeOf } from '#shared/dates.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { awayFromMeals, isFoodMarket } from './sights-in-rhythm.ts';

const catalogue = loadCatalogue();

function market(town: string, name: string) {
  const file = catalogue.destination(town)?.places.find((one) => one.name === name);

  if (!file) throw new Error(`${town} has no ${name}`);
  return file;
}

test.each([
  ['barcelona', 'La Boqueria Market', true],
  ['florence', 'Mercato Centrale', true],
  ['lisbon', 'Mercado da Ribeira (Time Out Market)', true],
  ['istanbul', 'Grand Bazaar', false],
  ['hanoi', 'Old Quarter Night Market', false],
  ['bangkok', 'Chatuchak Weekend Market', false],
])('%s, %s: a market of food: %s', (town, name, isFood) => {
  expect(isFoodMarket(market(town, name))).toBe(isFood);
});

const DAY: DayFrame = {
  date: '2027-05-04',
  kind: 'Full Day',
  window: [540, 1320],
  meals: [
    { meal: 'lunch', window: [12 * 60, 15 * 60], usual: 12 * 60 + 45, minutes: 60 },
    { meal: 'dinner', window: [19 * 60, 21 * 60], minutes: 90 },
  ],
  dayEnd: 1080,
  evening: 1260,
  maxProgramme: 540,
  maxWalkKm: 10,
};

test.each<[string, Span, string[]]>([
  ['all day', [540, 1440], ['09:00 to 11:30', '14:45 to 18:15']],
  ['around lunch alone', [690, 840], ['11:30 to 14:00']],
])('a market that is open %s', (_, open, hours) => {
  const file = market('florence', 'Mercato Centrale');
  const visit = {
    id: 'm',
    lat: 0,
    lon: 0,
    minutes: 60,
    value: 1,
    usd: 0,
    spans: [[open]],
    meets: [],
  };
  const one = { id: 'm', file, visit, open: [[open]], ticket: null } as unknown as Candidate;
  const [spans = []] = awayFromMeals(one, [DAY]).visit.spans;

  expect(spans.map(([from, to]) => `${timeOf(from)} to ${timeOf(to)}`)).toEqual(hours);
});
