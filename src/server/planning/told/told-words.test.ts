import { describe, expect, test } from 'vitest';
import type { TimedWords } from '#server/catalogue/timed-words.schema.ts';
import type { VisitTime } from '#server/catalogue/visit-time.ts';
import type { Company } from './for-whom.ts';
import { toldWords } from './told-words.ts';

const COUPLE: Company = { needs: [], diet: [], isWithoutCar: false };
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** A Monday in May; the sun sets at half past seven. */
const at = (start: string, end: string, more: Partial<VisitTime['hours']> = {}): VisitTime => ({
  date: '2027-05-10',
  hours: { start: minutes(start), end: minutes(end), sunrise: 330, sunset: 1170, ...more },
});
const told = (text: string, visit: VisitTime, company: Partial<Company> = {}) =>
  toldWords(text, { visits: [visit], company: { ...COUPLE, ...company } });

describe('words that hold at some time only', () => {
  const TIMED: TimedWords[] = [
    { words: 'Come before nine; bring water.', when: '00:00-09:00', else: 'Bring water.' },
    { words: 'The roof turns gold at sunset.', when: 'sunset' },
    { words: 'Then stay for a drink.', when: '17:00-22:00' },
  ];
  const timed = new Map(TIMED.map((one) => [one.words, one]));
  const TEXT = 'A gate of sandstone. Come before nine; bring water. The roof turns gold at sunset.';
  const toldAt = (text: string, ...visits: VisitTime[]) =>
    toldWords(text, { visits, company: COUPLE, timed });

  test.each<[string, VisitTime[], string | undefined]>([
    ['A gate of sandstone. Bring water.', [at('12:00', '13:00')], TEXT],
    ['A gate of sandstone. Come before nine; bring water.', [at('08:30', '10:00')], TEXT],
    [
      'A gate of sandstone. Bring water. The roof turns gold at sunset.',
      [at('19:00', '20:00')],
      TEXT,
    ],
    [TEXT, [at('08:30', '10:00'), at('19:00', '20:00')], TEXT],
    [TEXT, [{ date: '2027-05-10' }], TEXT],
  ])('%s', (kept, visits, text = '') => {
    expect(toldAt(text, ...visits)).toBe(kept);
  });

  test('nothing is left of a text that holds at another time, nor of what goes on from it', () => {
    const text = 'The roof turns gold at sunset. Then the lamps are lit.';

    expect(toldAt(text, at('12:00', '13:00'))).toBeUndefined();
    expect(toldAt(text, at('19:00', '20:00'))).toBe(text);
  });
});

describe('company', () => {
  const BASEMENT = 'Down in the basement you walk on the seats; free for EU citizens.';
  const STAIRS =
    'The first slot of the day. Then climb to the Gloriette; the rooms take 40 minutes.';

  test.each<[string, Partial<Company>, string | undefined]>([
    [BASEMENT, { home: 'MUC' }, BASEMENT],
    [BASEMENT, { home: 'JFK' }, 'Down in the basement you walk on the seats.'],
    [BASEMENT, {}, 'Down in the basement you walk on the seats.'],
    ['EU citizens pay half.', { home: 'LHR' }, undefined],
    ['Giant squid and Gallipoli; free for residents', { home: 'JFK' }, 'Giant squid and Gallipoli'],
    ['Presidents upstairs, European art below.', {}, 'Presidents upstairs, European art below.'],
    ['Order the roti canai; roti tisu is the tall one children want.', {}, 'Order the roti canai.'],
    ['Roti tisu is the one children want.', { needs: ['kids'] }, 'as it is'],
    ['The kids menu is good.', {}, undefined],
    ['Rooms of mirrors and foam; right for teenagers and rain.', {}, 'Rooms of mirrors and foam.'],
    [
      'A film over a model of the city, for children and rainy days.',
      {},
      'A film over a model of the city.',
    ],
    [
      STAIRS,
      { rhythm: { isEasyOnFoot: true } },
      'The first slot of the day. The rooms take 40 minutes.',
    ],
    [STAIRS, {}, STAIRS],
    [
      'Standing tickets are sold at the side door; late on Mondays.',
      { needs: ['seniors'] },
      'Late on Mondays.',
    ],
    [
      'The centre is walkable. Hire a car for the country.',
      { isWithoutCar: true },
      'The centre is walkable.',
    ],
    [
      'Check the wind, hold the car door with both hands.',
      { isWithoutCar: true },
      'Check the wind.',
    ],
    ['A cable car goes up; no car needed.', { isWithoutCar: true }, 'as it is'],
    [
      'Four seats a bar; order skewers and one drink.',
      { diet: ['vegetarian'] },
      'Four seats a bar.',
    ],
    ['Breakfast sushi, grilled shellfish and knife shops.', { diet: ['vegetarian'] }, undefined],
    ['Look for the steps; buy the minced cutlet.', { diet: ['vegetarian'] }, 'Look for the steps.'],
    ['Sharks and rays in one tank.', { diet: ['vegetarian'] }, 'as it is'],
  ])('%s', (text, company, kept) => {
    expect(told(text, at('09:05', '11:00', { opens: 540 }), company)).toBe(
      kept === 'as it is' ? text : kept,
    );
  });
});
