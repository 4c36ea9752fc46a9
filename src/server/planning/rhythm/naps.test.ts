import { describe, expect, test } from 'vitest';
import { mealHours } from '#server/catalogue/meal-hours.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { Span } from '#server/planner/problem.ts';
import { timeOf } from '#shared/dates.ts';
import type { Need } from '../understanding/wish-words.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { naps } from './naps.ts';
import type { Rhythm } from './rhythm.ts';
import { rhythmOfParty } from './rhythm-of-party.ts';

const stay = { name: 'the stay', lat: 0, lon: 0 };

function frame(kind: DayFrame['kind'], window: Span, country = 'DE'): DayFrame {
  const { lunch, dinner } = mealHours(country);
  const isBeforeLunch = window[0] + 75 <= lunch[1];

  return {
    date: '2027-05-04',
    kind,
    window,
    meals: [
      ...(isBeforeLunch
        ? [{ meal: 'lunch' as const, window: [...lunch] as Span, minutes: 60 }]
        : []),
      { meal: 'dinner' as const, window: [...dinner] as Span, minutes: 90 },
    ],
    dayEnd: window[1],
    evening: window[1],
    maxProgramme: 540,
    maxWalkKm: 10,
  };
}

const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const FULL = frame('Full Day', [at('08:30'), at('22:00')]);

function arrival(landing: string, start: string, country?: string): DayFrame {
  return {
    ...frame('Arrival Day', [at(start), at('22:00')], country),
    landing: at(landing),
  };
}

describe('the rest after lunch', () => {
  test.each<[string, Rhythm, DayFrame, string | undefined, boolean?]>([
    ['on a full day', { isNapping: true }, FULL, '13:45 to 15:45'],
    ['with a small child', { hasSmallChild: true }, FULL, '13:15 to 15:15'],
    ['in the heat', { isOutOfHeat: true }, FULL, '13:45 to 15:45'],
    ['for who cannot walk much', { isEasyOnFoot: true }, FULL, '13:45 to 15:45'],
    ['where nobody needs it', {}, FULL, undefined],
    ['on arriving before lunch', { isNapping: true }, arrival('09:00', '10:30'), '13:00 to 14:30'],
    ['before a late lunch', { isNapping: true }, arrival('11:20', '12:55', 'ES'), '14:35 to 16:05'],
    ['on arriving after lunch', { isNapping: true }, arrival('12:15', '13:55'), '13:55 to 15:25'],
    ['on arriving late', { isNapping: true }, arrival('15:00', '16:30'), undefined],
    ['after landing at seven', {}, arrival('07:10', '08:25'), '13:00 to 15:00'],
    ['after landing at ten', {}, arrival('10:00', '11:25'), undefined],
    ['after a night in the air', {}, arrival('10:00', '11:25'), '13:05 to 14:35', true],
    ['on the day of leaving', { isNapping: true }, frame('Departure Day', [540, 900]), undefined],
  ])('%s', (_, rhythm, day, hours, isLong = false) => {
    const [nap] = naps(rhythm, { frames: [day], candidates: [], journey: { isLong } }, { stay });

    expect(nap && `${timeOf(nap.start)} to ${timeOf(nap.end)}`).toBe(hours);
  });

  test('each named sight too long for it has a day without', () => {
    const frames = [FULL, FULL, FULL];
    const far = (id: string) =>
      ({
        id,
        file: {},
        visit: { id, minutes: 220, mandatory: true, spans: frames.map(() => [[540, 1080]]) },
      }) as unknown as Candidate;
    const rests = naps(
      { hasSmallChild: true },
      { frames, candidates: [far('zoo'), far('park')] },
      { stay, minutesTo: () => 60 },
    );

    expect(rests).toHaveLength(1);
  });

  test.each<[string, Rhythm, number]>([
    ['gives way to the one sight that the place is known for, unasked', { hasSmallChild: true }, 2],
    ['stays where it was asked for', { hasSmallChild: true, isNapping: true }, 3],
  ])('%s', (_, rhythm, count) => {
    const frames = [FULL, FULL, FULL];
    const chief = (id: string, strong: number) =>
      ({
        id,
        file: {},
        visit: { id, minutes: 220, strong, spans: frames.map(() => [[540, 1080]]) },
      }) as unknown as Candidate;
    const candidates = [chief('pyramids', 1), chief('museum', 0.95), chief('bazaar', 0.5)];
    const rests = naps(rhythm, { frames, candidates }, { stay, minutesTo: () => 60 });

    expect(rests).toHaveLength(count);
  });

  test('none beside work', () => {
    expect(
      naps(
        { isNapping: true },
        { frames: [FULL], candidates: [] },
        { stay, isWorkDay: () => true },
      ),
    ).toEqual([]);
  });

  test.each([
    [[4, 8], true],
    [[5, 9], false],
    [[6, 11], false],
    [[], false],
  ])('children of %j need it unasked: %s', (children, isSmall) => {
    expect(rhythmOfParty({}, { children, needs: [] }).hasSmallChild ?? false).toBe(isSmall);
  });

  test.each<[string, Rhythm, Need[], boolean]>([
    ['who says so', {}, ['seniors'], true],
    ['who tells an age', { isGentle: true }, [], true],
    ['anybody else', {}, [], false],
  ])('%s is taken for somebody of age: %s', (_, asked, needs, isSenior) => {
    expect(rhythmOfParty(asked, { children: [], needs }).isSenior ?? false).toBe(isSenior);
  });
});
