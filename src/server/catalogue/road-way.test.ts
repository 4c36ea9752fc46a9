import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { distanceKm } from './distance.ts';
import { knownDrive, knownDrives, roadKm, roadWay } from './road-way.ts';

const catalogue = loadCatalogue();

type Town = readonly [name: string, lat: number, lon: number, country: string];
/** A destination by its id, or a town that the catalogue does not hold. */
type Place = string | Town;
type Drive = readonly [from: Place, to: Place, km: number, minutes: number];

/** Typical kilometres and minutes at the wheel, as route planners tell them: general knowledge. */
const ESTIMATED: readonly Drive[] = [
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
  ['krakow', 'budapest', 395, 285],
  ['split', 'plitvice', 245, 165],
  ['zagreb', 'ljubljana', 140, 105],
  ['sarajevo', 'mostar', 130, 140],
  ['sarajevo', 'dubrovnik', 235, 270],
  ['tirana', 'kotor', 185, 240],
  ['heraklion', 'chania', 142, 130],
  ['catania', 'palermo', 210, 160],
  ['cagliari', 'alghero', 235, 165],
  ['naples', 'matera', 255, 190],
  ['bari', 'lecce', 150, 110],
  ['venice', 'dolomites', 160, 165],
  ['innsbruck', 'dolomites', 120, 120],
  ['geneva', 'chamonix', 82, 70],
  ['lucerne', 'interlaken', 68, 65],
  ['munich', 'innsbruck', 165, 120],
  ['nice', 'avignon', 260, 165],
  ['malaga', 'cordoba', 160, 110],
  ['bilbao', 'san-sebastian', 100, 75],
  ['funchal', ['Porto Moniz', 32.8139, -17.1114, 'PT'], 50, 55],
  ['inverness', 'skye', 180, 165],
  ['galway', 'killarney', 200, 185],
  ['dublin', 'galway', 208, 140],
  ['akureyri', ['Husavik', 66.0449, -17.3389, 'IS'], 76, 60],
  ['reykjavik', ['Vik', 63.4186, -19.006, 'IS'], 187, 150],
  ['marrakesh', 'fes', 530, 330],
  ['cape-town', 'stellenbosch', 50, 50],
  ['cape-town', ['Knysna', -34.0363, 23.0471, 'ZA'], 490, 340],
  ['johannesburg', 'kruger', 420, 285],
  ['nairobi', 'arusha', 275, 300],
  ['arusha', ['Serengeti (Seronera)', -2.33, 34.83, 'TZ'], 310, 420],
  ['windhoek', ['Swakopmund', -22.6784, 14.5266, 'NA'], 360, 250],
  ['kigali', ['Musanze', -1.4996, 29.6346, 'RW'], 95, 125],
  ['amman', 'petra', 235, 180],
  ['amman', 'aqaba', 330, 240],
  ['cairo', 'hurghada', 460, 330],
  ['luxor', 'aswan', 220, 210],
  ['ella', 'galle', 200, 210],
  ['tbilisi', ['Stepantsminda', 42.6572, 44.6431, 'GE'], 155, 190],
  ['tbilisi', 'yerevan', 280, 315],
  ['antalya', 'goreme', 490, 390],
  ['istanbul', 'selcuk', 550, 360],
  ['chiang-mai', 'chiang-rai', 185, 190],
  ['hanoi', 'sapa', 315, 330],
  ['phnom-penh', 'siem-reap', 318, 330],
  ['kuala-lumpur', 'george-town', 355, 240],
  ['taipei', ['Hualien', 23.99, 121.6, 'TW'], 165, 190],
  ['kyoto', 'kanazawa', 255, 190],
  ['takayama', 'kanazawa', 115, 100],
  ['seoul', 'busan', 400, 285],
  ['las-vegas', 'zion', 260, 165],
  ['zion', 'moab', 500, 300],
  ['seattle', 'portland', 280, 180],
  ['toronto', 'montreal', 545, 345],
  ['quebec', 'montreal', 255, 165],
  ['mexico-city', 'oaxaca', 465, 360],
  ['merida', 'tulum', 255, 200],
  ['quito', ['Baños', -1.3964, -78.4247, 'EC'], 175, 210],
  ['medellin', ['Guatapé', 6.2333, -75.1608, 'CO'], 80, 115],
  ['cusco', ['Puno', -15.8402, -70.0219, 'PE'], 390, 400],
  ['salta', ['Cafayate', -26.0731, -65.9761, 'AR'], 190, 200],
  ['bariloche', ['Pucón', -39.2822, -71.9272, 'CL'], 340, 330],
  ['santiago', 'valparaiso', 115, 95],
  ['te-anau', ['Milford Sound', -44.6414, 167.8974, 'NZ'], 118, 115],
  ['auckland', 'rotorua', 230, 170],
  ['rotorua', 'wellington', 455, 345],
  ['christchurch', ['Tekapo', -44.0046, 170.4771, 'NZ'], 225, 180],
  ['melbourne', ['Apollo Bay', -38.754, 143.669, 'AU'], 190, 160],
  ['cairns', ['Port Douglas', -16.4838, 145.4653, 'AU'], 67, 65],
  ['uluru', ['Alice Springs', -23.698, 133.8807, 'AU'], 470, 290],
  ['hobart', ['Launceston', -41.4332, 147.1441, 'AU'], 200, 145],
  ['sydney', 'byron-bay', 765, 500],
  ['milan', 'lake-como', 78, 85],
];

/** Drives round a lake, a bay or a border, or over a pass, which are written down with their length. */
const WRITTEN_DOWN: readonly Drive[] = [
  ['reykjavik', 'akureyri', 388, 285],
  ['bergen', 'oslo', 465, 420],
  ['la-fortuna', ['Monteverde', 10.301, -84.815, 'CR'], 115, 180],
  ['san-jose', ['Manuel Antonio', 9.39, -84.14, 'CR'], 165, 165],
  [['Monteverde', 10.301, -84.815, 'CR'], ['Manuel Antonio', 9.39, -84.14, 'CR'], 185, 250],
  ['dubrovnik', 'split', 230, 200],
  ['dubrovnik', 'kotor', 92, 130],
  ['belgrade', 'sarajevo', 300, 330],
  ['athens', 'thessaloniki', 500, 300],
  ['naples', 'amalfi', 65, 85],
  ['zurich', 'zermatt', 235, 225],
  ['salzburg', 'hallstatt', 75, 75],
  ['cordoba', 'granada', 200, 150],
  ['glasgow', 'skye', 340, 330],
  ['tromso', 'lofoten', 420, 390],
  ['fes', 'chefchaouen', 200, 225],
  ['marrakesh', ['Merzouga', 31.0994, -4.0128, 'MA'], 560, 555],
  ['fes', ['Merzouga', 31.0994, -4.0128, 'MA'], 465, 450],
  ['marrakesh', ['Ouarzazate', 30.9189, -6.8934, 'MA'], 195, 250],
  ['udaipur', 'jodhpur', 255, 290],
  ['delhi', 'rishikesh', 240, 300],
  ['kathmandu', 'pokhara', 200, 420],
  ['almaty', ['Karakol', 42.4907, 78.3936, 'KG'], 400, 420],
  ['kandy', 'ella', 140, 250],
  ['phuket', 'krabi', 165, 150],
  ['hue', 'hoi-an', 130, 165],
  ['luang-prabang', ['Vang Vieng', 18.9234, 102.4489, 'LA'], 185, 300],
  ['ubud', ['Lovina', -8.158, 115.026, 'ID'], 75, 135],
  ['san-francisco', 'yosemite', 270, 240],
  ['las-vegas', 'grand-canyon', 445, 265],
  ['miami', 'key-west', 265, 215],
  ['cancun', 'tulum', 130, 110],
  ['antigua-guatemala', ['Panajachel', 14.7406, -91.159, 'GT'], 85, 150],
  ['antigua-guatemala', ['Flores', 16.9306, -89.8925, 'GT'], 520, 600],
  ['bogota', ['Salento', 4.6374, -75.5703, 'CO'], 290, 450],
  ['cusco', 'arequipa', 490, 570],
  ['arequipa', ['Puno', -15.8402, -70.0219, 'PE'], 295, 345],
  ['la-paz', ['Uyuni', -20.4597, -66.825, 'BO'], 540, 510],
  ['atacama', ['Uyuni', -20.4597, -66.825, 'BO'], 455, 540],
  ['el-calafate', ['Puerto Natales', -51.7236, -72.4875, 'CL'], 270, 300],
  ['rio-de-janeiro', ['Paraty', -23.2178, -44.7131, 'BR'], 245, 260],
  ['ushuaia', 'el-calafate', 880, 900],
  ['queenstown', 'te-anau', 170, 130],
];

const ALL = [...ESTIMATED, ...WRITTEN_DOWN].map((drive) => ({
  drive,
  way: `${nameOf(drive[0])} to ${nameOf(drive[1])}`,
}));

test.each(ALL)('$way is driven in about its usual time', ({ drive: [from, to, km, minutes] }) => {
  const way = roadWay(placeOf(from), placeOf(to));

  expect(way.km / km).toBeGreaterThan(0.65);
  expect(way.km / km).toBeLessThan(1.35);
  expect(way.minutes / minutes).toBeGreaterThan(0.75);
  expect(way.minutes / minutes).toBeLessThan(1.25);
});

test.each([
  ['of estimates alone', ESTIMATED],
  ['of all', ALL.map(({ drive }) => drive)],
])('is right on average, and within a tenth at the median, %s', (_, drives) => {
  const errors = drives.map(([from, to, , minutes]) => errorOf(from, to, minutes));
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;

  expect(Math.abs(mean)).toBeLessThan(0.05);
  expect(median(errors.map(Math.abs))).toBeLessThan(0.1);
});

test('a way is as long the other way round', () => {
  const [one, other] = [placeOf('la-fortuna'), placeOf('innsbruck')];
  const way = roadWay(one, placeOf('san-jose'));

  expect(roadWay(placeOf('san-jose'), one).minutes).toBeCloseTo(way.minutes);
  expect(roadKm(other, placeOf('dolomites'))).toBeCloseTo(roadKm(placeOf('dolomites'), other));
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

function errorOf(from: Place, to: Place, minutes: number): number {
  return roadWay(placeOf(from), placeOf(to)).minutes / minutes - 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function nameOf(place: Place): string {
  return typeof place === 'string' ? place : place[0];
}

function placeOf(place: Place): { lat: number; lon: number; country: string } {
  if (typeof place !== 'string') return { lat: place[1], lon: place[2], country: place[3] };
  const found = catalogue.destination(place);

  if (!found) throw new Error(`No ${place}`);
  return found;
}

const named = knownDrives().map((drive) => ({
  ...drive,
  way: drive.ends.map(({ name }) => name).join(' to '),
}));

test.each(named)('$way is a drive that can be', ({ ends: [from, to], km, minutes }) => {
  expect(km).toBeGreaterThanOrEqual(distanceKm(from, to));
  expect((60 * km) / minutes).toBeGreaterThan(25);
  expect((60 * km) / minutes).toBeLessThan(110);
});

test('no drive is written down twice', () => {
  const ways = named.map(({ ends }) =>
    ends
      .map(({ name }) => name)
      .toSorted()
      .join(),
  );

  expect(new Set(ways).size).toBe(ways.length);
});

test('holds from near either end and in both directions, and for no other way', () => {
  const [laFortuna, monteverde, elsewhere] = [
    { lat: 10.4684, lon: -84.6437 },
    { lat: 10.3, lon: -84.82 },
    { lat: 9.93, lon: -84.08 },
  ];

  expect(knownDrive(laFortuna, monteverde)).toEqual(knownDrive(monteverde, laFortuna));
  expect(knownDrive(laFortuna, monteverde)?.minutes).toBe(180);
  expect(knownDrive(monteverde, monteverde)).toBeUndefined();
  expect(knownDrive({ lat: 48, lon: 2 }, elsewhere)).toBeUndefined();
});
