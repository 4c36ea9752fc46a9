import { describe, expect, test } from 'vitest';
import type { Company } from './for-whom.ts';
import { toldWords, type Visit } from './told-words.ts';

const COUPLE: Company = { needs: [], diet: [], isWithoutCar: false };
/** A Monday in May, in the north; sunset is at half past seven. */
const MONDAY = { date: '2027-05-10', lat: 48, rainMm: 60, day: 1, days: 4 };

const at = (start: string, end: string, more: Partial<Visit['hours']> = {}): Visit => ({
  ...MONDAY,
  hours: { start: minutes(start), end: minutes(end), sunrise: 330, sunset: 1170, ...more },
});
const on = (date: string, lat = 48): Visit => ({ ...MONDAY, date, lat });
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const told = (text: string, visit: Visit, company: Partial<Company> = {}) =>
  toldWords(text, { visits: [visit], company: { ...COUPLE, ...company } });

const NOON = at('12:00', '13:00');
const MORNING = at('09:05', '11:00');
const EVENING = at('19:00', '20:30');

describe('what of a text is told', () => {
  test.each<[string, Visit, string | undefined]>([
    [
      "215 tiled steps, a life's work; before nine there are no queues",
      NOON,
      "215 tiled steps, a life's work",
    ],
    ['Open roof above the crossing, best at sunset', NOON, 'Open roof above the crossing'],
    ['A gate of sandstone. Come early, or when it is lit.', NOON, 'A gate of sandstone.'],
    ['A gate of sandstone. Come early, or when it is lit.', at('19:40', '20:20'), 'as it is'],
    ['A canal walk; pink in early April', NOON, 'A canal walk'],
    ['Come at sunset.', NOON, undefined],
    ['Enter by the side door; before nine it is empty.', NOON, 'Enter by the side door.'],
    [
      'Behind a red door; sets about half past nine and eleven, be quiet.',
      at('20:30', '21:00'),
      'Behind a red door.',
    ],
    [
      'Fifty homes open for nothing: go on a weekday morning and by quarter',
      at('18:00', '20:30'),
      'Fifty homes open for nothing',
    ],
    [
      'The great weeping cherry, lit after dark in early April.',
      { ...at('13:20', '14:05'), date: '2027-04-05' },
      'The great weeping cherry.',
    ],
    [
      'A dome open to the sky; around noon its disc of light moves down. Stand off-centre near noon: the beam lands on the door.',
      at('09:35', '10:15'),
      'A dome open to the sky.',
    ],
    ['Tall green stems; come at dawn. Before eight only.', MORNING, 'Tall green stems.'],
    ['Walk in free; the late sun sets the panes on fire.', at('12:25', '13:10'), 'Walk in free.'],
    ['Art Deco plazas, the rink and, in December, the tree.', NOON, 'Art Deco plazas, the rink.'],
    ['From late June it is light; bring an eye mask.', NOON, undefined],
    [
      'South tower; a clear morning shows the hills, and the wall is lit after dark.',
      MORNING,
      'South tower; a clear morning shows the hills.',
    ],
    ['Be at the gate before eight: cubs sleep from ten.', MORNING, undefined],
    ['Ground floor: at noon it is full. Bring coins.', MORNING, 'Bring coins.'],
    [
      'One public hour, about ten: in line by eight; adopt one.',
      MORNING,
      'One public hour, about ten; adopt one.',
    ],
    ['Come at dawn. Then the court is yours. Bring a coat.', NOON, 'Bring a coat.'],
    ['Fruit by morning, bars by night.', NOON, undefined],
    ['Fruit by morning, bars by night.', MORNING, 'as it is'],
    ['Music (at nine in the evening) and beer.', NOON, 'Music and beer.'],
    ['Tower of 1880 by the pier, lit up at night and loud.', NOON, 'Tower of 1880 by the pier.'],
  ])('%s', (text, visit, kept) => {
    expect(told(text, visit)).toBe(kept === 'as it is' ? text : kept);
  });

  test('one visit of several has to keep what is said', () => {
    const note = 'Out by eight, before the crowds. The roof turns gold at sunset. Bring water.';

    expect(toldWords(note, { visits: [NOON, EVENING], company: COUPLE })).toBe(
      'The roof turns gold at sunset. Bring water.',
    );
  });

  test('of a day without hours, hours say nothing', () => {
    expect(told('Be there by seven.', MONDAY)).toBe('Be there by seven.');
  });
});

describe('hours', () => {
  test.each<[string, boolean, Visit?]>([
    ['Be there by seven, or see the hall full.', false],
    ['Start at the square at eleven, walk north.', true],
    ['Come at half past nine for the bells.', true],
    ['Class at seven and half past eight, then watch.', false],
    ['The lift takes you up to ten floors.', true],
    ['They serve from one to five.', false],
    ['Doors at 09:15, slots at 14:00.', true],
    ['Come at lunchtime by the little boat.', false],
    ['Five o’clock for the storks.', false],
    ['Reserve for dinner.', false],
    ['Sit at the counter of two tables at the back.', true],
    ['The guard changes at eleven on most days.', false, at('16:00', '16:45')],
    ['Late slots are emptiest.', false, NOON],
    ['Late slots are emptiest.', true, at('17:10', '19:00')],
    ['Put your name down before the doors open.', false, at('13:40', '15:00', { opens: 735 })],
    ['Put your name down before the doors open.', true, at('12:30', '14:00', { opens: 735 })],
    ['Eat early, the best is gone by one.', true, at('12:00', '13:00')],
    ['Quietest at seven.', false],
    ['Not at noon: no shade.', true],
    ['Not at noon: no shade.', false, NOON],
    ['The last boat goes at six.', true],
    ['Closes at five.', true],
    ['Before eight the shops are shut.', false],
    ['Look for the sunset from the steps.', false, at('16:00', '17:15')],
    ['Be back half an hour before closing.', true],
    ['Music every night since 1953.', false],
    ['Music every night since 1953.', true, at('20:30', '22:00')],
    ['The night market has the noodles.', true],
    ['Class at seven, any shoes.', true, EVENING],
    ['Lunch is its hour.', false, EVENING],
    ['Before eight you hear the water.', false, at('17:10', '17:35')],
    ['Come back at eleven at night for guitars.', false, at('10:40', '11:30')],
    ['The market runs until one.', true],
    ['Live music from six.', false],
    ['Six in the morning, upper gallery.', false],
    ['Half past five for a cushion.', false],
    ['Half past nine for a cushion.', true],
    ['Come at a quarter past seven in the morning.', false],
    ['Shows on the hour from dusk.', true, at('20:30', '21:30')],
    ['Music most nights.', true, at('20:05', '22:05', { sunset: 1400 })],
    ['Shows at 19:45.', true, at('19:30', '20:30')],
    ['Shows at 19:45.', false],
    ['First here at sunrise, as parking is full by six.', false, at('16:30', '17:45')],
    ['The shop is shut from one to four.', true],
    ['Costs about 40 euros; 2,300 metres up.', true],
  ])('%s', (tip, isKept, visit = MORNING) => {
    expect(told(tip, visit) !== undefined).toBe(isKept);
  });
});

describe('days', () => {
  test.each<[string, boolean]>([
    ['Sunday noon has families.', false],
    ['Free on the first Monday.', false],
    ['Free on the second Monday.', true],
    ['Free on the second and third Mondays', true],
    ['Monday and Tuesday are calm.', true],
    ['Closed on Sunday.', false],
    ['Closed on Monday.', true],
    ['Gone by eleven on weekends.', false],
    ['Sunday flea market.', false],
    ['Tuesday to Sunday they sell bread.', false],
    ['Friday to Tuesday they sell bread.', true],
    ['Weekdays are calm, weekends are not.', true],
    ['Black Friday fills it.', true],
    ['Book it for your first night.', false],
    ['Book it for your last night.', false],
    ['Book early in your stay.', true],
  ])('%s', (tip, isKept) => {
    expect(told(tip, { ...MONDAY, days: 6 }) !== undefined).toBe(isKept);
  });

  test('the first Sunday of a month', () => {
    const isTold = (date: string) => told('Free on the first Sunday.', on(date)) !== undefined;

    expect(['2027-05-02', '2027-05-09', '2027-05-03'].map(isTold)).toEqual([true, false, false]);
  });
});

describe('seasons', () => {
  test.each<[string, string, boolean]>([
    ['The river platform runs May to September.', '2027-04-04', false],
    ['The river platform runs May to September.', '2027-06-04', true],
    ['The river platform runs from November to March.', '2027-01-04', true],
    ['12 and 13 June are the saint’s.', '2027-06-14', false],
    ['12 and 13 June are the saint’s.', '2027-06-13', true],
    ['Cherry trees lean over the moat.', '2027-11-16', false],
    ['Cherry trees lean over the moat.', '2027-04-02', true],
    ['The view: the river from the summer platform.', '2027-04-04', false],
    ['Jazz on summer evenings.', '2027-07-04', true],
    ['The tunnel is cold even in summer.', '2027-01-04', true],
    ['Dress for winter at the top.', '2027-05-04', true],
    ['Autumn treasures of the old store.', '2027-07-04', false],
    ['A steam train to Cherry Tree Hill.', '2027-07-04', true],
    ['The lift runs spring to autumn.', '2027-07-04', true],
    ['From May barges and bars.', '2027-01-28', false],
    ['Stopped for checks in autumn 2025.', '2027-01-04', true],
    ['Rooms are gone by May.', '2027-10-04', true],
    ['Bathe in the hot spring.', '2027-10-04', true],
    ['The Summer Palace is up the hill.', '2027-10-04', true],
    ['It may rain.', '2027-10-04', true],
    ['Closed November to March.', '2027-07-04', false],
    ['Farolitos on Christmas Eve.', '2027-04-28', false],
    ['Bus 30 or the summer ferry.', '2027-12-15', false],
    ['January in bloom, honey ice.', '2027-09-12', false],
    ['Whales from July.', '2027-09-04', true],
    ['Whales from July.', '2027-03-04', false],
    ['Lights from the end of November to 6 January.', '2027-01-04', true],
    ['Christmas market on the square.', '2027-06-04', false],
    ['In late May the roses flower.', '2027-05-25', true],
    ['In late May the roses flower.', '2027-05-05', false],
  ])('%s on %s', (text, date, isKept) => {
    expect(told(text, on(date)) !== undefined).toBe(isKept);
  });

  test('come half a year later in the south', () => {
    expect(told('Music on summer nights.', on('2027-01-10', -33))).toBeDefined();
    expect(told('Music on summer nights.', on('2027-07-10', -33))).toBeUndefined();
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
