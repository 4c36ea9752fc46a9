import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { roadWay } from './road-way.ts';

const catalogue = loadCatalogue();

function placeOf(id: string) {
  const place = catalogue.destination(id);

  if (!place) throw new Error(`No ${id}`);
  return place;
}

/** Typical minutes at the wheel, as route planners tell them. */
const KNOWN: [from: string, to: string, km: number, minutes: number][] = [
  ['lisbon', 'porto', 313, 185],
  ['paris', 'lyon', 465, 275],
  ['munich', 'berlin', 585, 350],
  ['rome', 'florence', 275, 185],
  ['seville', 'granada', 250, 155],
  ['madrid', 'barcelona', 620, 370],
  ['vienna', 'salzburg', 295, 180],
  ['edinburgh', 'inverness', 252, 195],
  ['london', 'edinburgh', 650, 440],
  ['dublin', 'killarney', 305, 215],
  ['san-francisco', 'los-angeles', 615, 360],
  ['los-angeles', 'las-vegas', 435, 255],
  ['new-york-city', 'boston', 345, 240],
  ['banff', 'jasper', 290, 210],
  ['sydney', 'melbourne', 880, 540],
  ['queenstown', 'christchurch', 480, 360],
  ['reykjavik', 'akureyri', 388, 285],
  ['bergen', 'oslo', 465, 420],
  ['tokyo', 'kyoto', 455, 330],
  ['bangkok', 'chiang-mai', 690, 510],
  ['delhi', 'agra', 230, 210],
  ['jaipur', 'jodhpur', 350, 345],
  ['colombo', 'kandy', 120, 195],
  ['galle', 'kandy', 230, 260],
  ['san-jose', 'la-fortuna', 130, 165],
  ['hanoi', 'ninh-binh', 95, 105],
  ['marrakesh', 'essaouira', 190, 160],
  ['brasov', 'bucharest', 185, 170],
];

test.each(KNOWN)('%s to %s is about %i km and %i minutes', (from, to, km, minutes) => {
  const way = roadWay(placeOf(from), placeOf(to));

  expect(way.km / km).toBeGreaterThan(0.78);
  expect(way.km / km).toBeLessThan(1.25);
  expect(way.minutes / minutes).toBeGreaterThan(0.8);
  expect(way.minutes / minutes).toBeLessThan(1.2);
});

test('is right on average, and neither too fast nor too slow', () => {
  const ratios = KNOWN.map(
    ([from, to, , minutes]) => roadWay(placeOf(from), placeOf(to)).minutes / minutes,
  );
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;

  expect(mean).toBeGreaterThan(0.93);
  expect(mean).toBeLessThan(1.07);
});

test('takes a country of which nothing is said for one with usual roads', () => {
  const [from, to] = [
    { lat: 48, lon: 2 },
    { lat: 48, lon: 4 },
  ];

  expect(roadWay(from, to).minutes).toBe(
    roadWay({ ...from, country: 'XX' }, { ...to, country: 'XX' }).minutes,
  );
});
