import { expect, test } from 'vitest';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { workOutcomes } from './work-outcomes.ts';

const FRIDAY = '2027-09-17';
const hours = { start: 9 * 60, end: 17 * 60 };
const work = (time: string, duration: string) => ({
  category: 'Work',
  kind: 'work',
  time,
  duration,
});
const dayOf = (date: string, ...activities: object[]) =>
  ({ dayNumber: 2, date, dayType: 'Work Day', activities }) as unknown as PlannedDay;
const THURSDAY = dayOf('2027-09-16', work('09:00', '3h'), work('13:00', '4h'));

test.each([
  ['kept', [THURSDAY], true],
  ['left too soon', [dayOf('2027-09-16', work('09:00', '3h'))], false],
  ['outlasted', [dayOf('2027-09-16', work('09:00', '3h'), work('13:00', '5h'))], false],
] as const)('the hours that were given are %s', (_, days, met) => {
  expect(workOutcomes({ hours, off: [], place: 'Alexanderplatz' }, days)).toMatchObject([
    { wish: 'Work 09:00–17:00, Alexanderplatz', met },
  ]);
});

test.each([
  ['free', [work('09:00', '4h')], true],
  ['worked', [work('09:00', '3h'), work('13:00', '4h')], false],
])('an afternoon off that is %s', (_, activities, met) => {
  const off = [{ date: FRIDAY, half: 'afternoon' as const }];

  expect(workOutcomes({ off }, [dayOf(FRIDAY, ...activities)])).toMatchObject([
    { wish: 'Friday afternoon off', met },
  ]);
});

test('says where the ways are counted from when nobody knows the workplace', () => {
  const said = 'We don’t know where it is: travel is counted from bcc.';
  const day = dayOf('2027-09-16', { ...work('09:00', '8h'), description: `${said} More.` });

  expect(workOutcomes({ hours, off: [] }, [day])[0]?.detail).toContain(said);
});

test('hours that a ride cuts short are told with what is left of them', () => {
  const moving = {
    ...dayOf('2027-09-16', work('09:00', '3h'), work('13:00', '3h')),
    dayType: 'Travel Day',
  };

  expect(workOutcomes({ hours, off: [] }, [moving])).toEqual([
    {
      wish: 'Work 09:00–17:00',
      met: false,
      detail: 'Cut short to travel on: 09:00–16:00 on day 2.',
    },
  ]);
});

test('every assumed workplace is named', () => {
  const at = (date: string, place: string) =>
    dayOf(date, {
      ...work('09:00', '8h'),
      description: `We don’t know where it is: travel is counted from ${place}.`,
    });

  expect(
    workOutcomes({ hours, off: [] }, [at('2027-09-15', 'bcc'), at('2027-09-16', 'Kreis 1')])[0]
      ?.detail,
  ).toContain('from bcc and Kreis 1.');
});
