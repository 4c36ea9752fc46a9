import { expect, it } from 'vitest';
import type { StayFile } from '#server/catalogue/stay.schema.ts';
import { AMISS, lackingFor, type StayNeeds, unfitFor } from './stay-fit.ts';

type Labels = Partial<Pick<StayFile, 'kind' | 'suits' | 'unfit'>>;

const party = (needs: StayNeeds, level: StayFile['level'] = 'moderate', isForWork = false) => ({
  needs,
  level,
  isForWork,
});

it.each<[string, Labels, ReturnType<typeof party>, isAmiss: boolean]>([
  ['rooms for two and children', { unfit: ['families'] }, party({ families: true }), true],
  ['rooms for two and two people', { unfit: ['families'] }, party({}), false],
  ['a dormitory and children', { kind: 'hostel' }, party({ families: true }, 'budget'), true],
  [
    'a hostel of family rooms and children',
    { kind: 'hostel', suits: ['families'] },
    party({ families: true }),
    false,
  ],
  ['a dormitory and the cheapest trip', { kind: 'hostel' }, party({}, 'budget'), false],
  ['a dormitory and a dearer trip', { kind: 'hostel' }, party({}), true],
  ['a dormitory and an anniversary', { kind: 'hostel' }, party({ romance: true }, 'budget'), true],
  ['a plain chain and a honeymoon', { unfit: ['romance'] }, party({ romance: true }), true],
  ['a plain chain and a city trip', { unfit: ['romance'] }, party({}), false],
  ['a party house and a couple', { kind: 'hostel', unfit: ['quiet'] }, party({}, 'budget'), true],
  [
    'a party house and who comes for the nights',
    { kind: 'hostel', unfit: ['quiet'] },
    party({ nights: true }, 'budget'),
    false,
  ],
  [
    'a party house and friends',
    { kind: 'hostel', unfit: ['quiet'] },
    party({ friends: true }, 'budget'),
    false,
  ],
])('%s', (_, labels, who, isAmiss) => {
  expect(unfitFor({ kind: 'hotel', ...labels }, who) >= AMISS).toBe(isAmiss);
});

it('a plain chain is nothing that luxury is paid for, unless on business', () => {
  const chain = { kind: 'hotel', unfit: ['romance'] } as const;
  const unfit = (isForWork: boolean) =>
    unfitFor({ ...chain, unfit: [...chain.unfit] }, party({}, 'luxury', isForWork));

  expect(unfit(false)).toBeGreaterThan(0);
  expect(unfit(true)).toBe(0);
});

it.each<[StayNeeds, StayFile['level']]>([
  [{ families: true }, 'moderate'],
  [{ romance: true }, 'moderate'],
  [{ friends: true }, 'budget'],
  [{ quiet: true }, 'moderate'],
  [{ beach: true }, 'moderate'],
  [{}, 'luxury'],
])('%o, %s: a stay that is made for it is worth a longer way', (needs, level) => {
  const suits: StayFile['suits'] = ['families', 'romance', 'friends', 'quiet', 'beach'];

  expect(lackingFor({ kind: 'hotel', suits }, party(needs, level))).toBe(0);
  expect(lackingFor({ kind: 'hotel' }, party(needs, level))).toBeGreaterThan(0);
});

it('who asks for nothing of it goes by place and price alone', () => {
  expect(lackingFor({ kind: 'hotel' }, party({}))).toBe(0);
});
