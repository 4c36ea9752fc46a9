import { expect, test } from 'vitest';
import { dayTitle, type TitledSight } from './day-words.ts';

const sight = (name: string, [area, appeal]: [string, number], isAsked = false): TitledSight => ({
  name,
  area,
  appeal,
  isAsked,
});
const orsay = sight('Orsay', ['Saint-Germain', 90]);
const church = sight('Saint-Sulpice', ['Saint-Germain', 40]);
const garden = sight('Luxembourg Gardens', ['Saint-Germain', 60]);
const louvre = sight('Louvre', ['Louvre', 98]);
const vatican = sight('Vatican Museums', ['Vatican', 97]);
const lane = sight('Vicolo', ['Trastevere', 20]);
const basilica = sight('Santa Maria', ['Trastevere', 55]);
const quarter = sight('Trastevere', ['Trastevere', 70]);
const film = sight('Film studios', ['Watford', 60], true);

test.each<[string, TitledSight[]]>([
  ['Saint-Germain: Orsay and Luxembourg Gardens', [church, garden, orsay]],
  ['Louvre and Saint-Germain', [church, orsay, louvre]],
  ['Louvre and Orsay', [orsay, louvre]],
  ['Vatican Museums and Trastevere', [lane, basilica, vatican]],
  ['Vatican Museums and Trastevere', [quarter, lane, vatican]],
  ['Film studios and Louvre', [louvre, film]],
  ['A free day', []],
])('%s', (title, sights) => {
  expect(dayTitle({ kind: 'Full Day', date: '2027-05-04' }, sights)).toBe(title);
});

test.each([
  ['Arrival Day' as const, 'Arrival, then Louvre and Orsay'],
  ['Departure Day' as const, 'Louvre and Orsay, then home'],
  ['Work Day' as const, 'Work, then Louvre and Orsay'],
])('%s: %s', (kind, title) => {
  expect(dayTitle({ kind, date: '2027-05-04' }, [church, orsay, louvre])).toBe(title);
});
