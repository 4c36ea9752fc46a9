import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { dayFacts, spansOn } from '../days/day-facts.ts';
import { sensibleSpans } from './sensible-spans.ts';

const catalogue = loadCatalogue();
const FRIDAY = '2027-10-08';
const SATURDAY = '2027-10-09';

function spansOf(id: string, date: string) {
  const [town = '', sight] = id.split('/');
  const destination = catalogue.destination(town);
  const file = destination?.places.find((one) => one.id === sight);

  if (!destination || !file) throw new Error(`no ${id}`);
  const facts = dayFacts(destination, date);

  return sensibleSpans(file, spansOn(file, facts), { minutes: file.minutes, facts });
}

const isOpenAt = (spans: readonly (readonly [number, number])[], at: number) =>
  spans.some(([open, close]) => open <= at && at < close);

test.each<[string, string, string, boolean]>([
  ['istanbul/blue-mosque', SATURDAY, '11:00', true],
  ['istanbul/blue-mosque', SATURDAY, '13:00', false],
  ['istanbul/blue-mosque', SATURDAY, '14:30', true],
  ['istanbul/blue-mosque', SATURDAY, '16:00', false],
  ['istanbul/blue-mosque', FRIDAY, '14:00', false],
  ['istanbul/suleymaniye-mosque', FRIDAY, '14:00', false],
  ['istanbul/suleymaniye-mosque', FRIDAY, '15:00', true],
  ['istanbul/ortakoy-mosque-and-square', FRIDAY, '13:00', false],
  ['istanbul/hagia-sophia', SATURDAY, '13:00', true],
])('a mosque is visited between prayers: %s on %s at %s', (id, date, time, isOpen) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);

  expect(isOpenAt(spansOf(id, date), hours * 60 + minutes)).toBe(isOpen);
});

test.each([
  ['barcelona/sala-razzmatazz', 0],
  ['barcelona/pacha-barcelona', 1],
])('what opens at midnight is of the next day: %s', (id, count) => {
  expect(spansOf(id, SATURDAY)).toHaveLength(count);
});

test('what is called after the sunset is seen then, or not at all', () => {
  const [span, ...more] = spansOf('cartagena/ramparts-at-sunset', SATURDAY);
  const cartagena = catalogue.destination('cartagena');
  const { sunset = 0 } = cartagena ? dayFacts(cartagena, SATURDAY) : {};

  expect(more).toEqual([]);
  expect(span?.[0]).toBe(sunset - 75);
});
