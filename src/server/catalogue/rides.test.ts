import { expect, test } from 'vitest';
import { createRides, loadRides, runsOn } from './rides.ts';

type Service = readonly [mode: string, from: string, to: string, minutes: number];

/** Typical minutes of the usual service, as operators tell them: general knowledge. */
const KNOWN: readonly Service[] = [
  ['ferry', 'athens', 'santorini', 480],
  ['ferry', 'athens', 'mykonos', 300],
  ['ferry', 'mykonos', 'santorini', 150],
  ['ferry', 'heraklion', 'santorini', 120],
  ['ferry', 'split', 'hvar', 65],
  ['ferry', 'split', 'dubrovnik', 270],
  ['ferry', 'hong-kong', 'macau', 60],
  ['ferry', 'helsinki', 'tallinn', 130],
  ['ferry', 'montevideo', 'buenos-aires', 150],
  ['ferry', 'athens', 'milos', 270],
  ['ferry', 'victoria', 'seattle', 170],
  ['ferry', 'hvar', 'dubrovnik', 200],
  ['coach', 'merida', 'tulum', 240],
  ['coach', 'seville', 'granada', 180],
  ['coach', 'fes', 'chefchaouen', 250],
  ['coach', 'marrakesh', 'essaouira', 180],
  ['coach', 'hue', 'hoi-an', 210],
  ['coach', 'hanoi', 'sapa', 330],
  ['coach', 'phnom-penh', 'siem-reap', 360],
  ['coach', 'dubrovnik', 'split', 270],
  ['coach', 'dubrovnik', 'kotor', 150],
  ['coach', 'split', 'plitvice', 240],
  ['coach', 'prague', 'cesky-krumlov', 175],
  ['coach', 'kathmandu', 'pokhara', 450],
  ['coach', 'cusco', 'arequipa', 600],
  ['coach', 'chiang-mai', 'chiang-rai', 210],
  ['coach', 'mendoza', 'santiago', 420],
  ['coach', 'auckland', 'rotorua', 240],
  ['coach', 'queenstown', 'christchurch', 510],
  ['coach', 'takayama', 'kanazawa', 135],
  ['coach', 'new-york-city', 'boston', 270],
  ['coach', 'singapore', 'kuala-lumpur', 345],
  ['coach', 'amman', 'petra', 225],
  ['coach', 'tbilisi', 'yerevan', 360],
  ['train', 'rome', 'florence', 95],
  ['train', 'florence', 'venice', 125],
  ['train', 'vienna', 'budapest', 160],
  ['train', 'vienna', 'prague', 240],
  ['train', 'paris', 'amsterdam', 200],
  ['train', 'london', 'paris', 140],
  ['train', 'madrid', 'barcelona', 150],
  ['train', 'tokyo', 'kyoto', 135],
  ['train', 'hakone', 'kyoto', 165],
  ['train', 'kyoto', 'hiroshima', 105],
  ['train', 'delhi', 'agra', 110],
  ['train', 'kandy', 'ella', 400],
  ['train', 'hanoi', 'hue', 800],
  ['train', 'beijing', 'shanghai', 270],
  ['train', 'bergen', 'oslo', 410],
  ['train', 'edinburgh', 'london', 265],
  ['train', 'zurich', 'zermatt', 195],
  ['train', 'lisbon', 'porto', 180],
  ['train', 'marrakesh', 'fes', 400],
  ['train', 'cordoba', 'granada', 95],
  ['train', 'seville', 'granada', 155],
  ['train', 'new-york-city', 'philadelphia', 85],
  ['train', 'osaka', 'kyoto', 30],
  ['coach', 'el-calafate', 'puerto-natales', 330],
  ['ferry', 'ubud', 'lombok', 120],
];

test.each(KNOWN)('the %s from %s to %s takes about %i minutes', (mode, from, to, minutes) => {
  expect(minutesOf(mode, from, to) / minutes).toBeGreaterThan(0.75);
  expect(minutesOf(mode, from, to) / minutes).toBeLessThan(1.25);
});

test('services are within a tenth of what operators tell at the median', () => {
  const errors = KNOWN.map(([mode, from, to, minutes]) =>
    Math.abs(minutesOf(mode, from, to) / minutes - 1),
  ).toSorted((a, b) => a - b);

  expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.1);
});

test('a service runs in both directions', () => {
  expect(minutesOf('train', 'kyoto', 'hakone')).toBe(minutesOf('train', 'hakone', 'kyoto'));
});

function minutesOf(mode: string, from: string, to: string): number {
  const [fastest] = loadRides()
    .ridesBetween(from, to)
    .filter((ride) => ride.mode === mode);

  return fastest?.minutes ?? Number.NaN;
}

test('a service leaves each end on its own weekdays', () => {
  const rides = createRides([
    {
      mode: 'train',
      from: 'jasper',
      to: 'vancouver',
      minutes: 1140,
      operators: ['VIA Rail'],
      weekdays: { there: ['We', 'Sa'], back: ['Mo', 'Fr'] },
      source: 'Test',
      asOf: '2026-11',
    },
  ]);
  const days = (from: string, to: string) =>
    ['2027-05-10', '2027-05-12', '2027-05-14', '2027-05-15', '2027-05-16'].filter((date) =>
      rides.ridesBetween(from, to).some((ride) => runsOn(ride, date)),
    );

  // 10 May 2027 is a Monday.
  expect(days('jasper', 'vancouver')).toEqual(['2027-05-12', '2027-05-15']);
  expect(days('vancouver', 'jasper')).toEqual(['2027-05-10', '2027-05-14']);
});
