import { expect, test } from 'vitest';
import { hasDenseMetro } from '#server/catalogue/metro-towns.ts';
import { createTravelModel } from './travel-model.ts';

type At = readonly [lat: number, lon: number];

/** Minutes from door to door by public transport, as route planners usually give them by day. */
const WAYS: readonly (readonly [town: string, way: string, from: At, to: At, minutes: number])[] = [
  ['rome', 'Trastevere to Galleria Borghese', [41.8896, 12.47], [41.9142, 12.4922], 42],
  ['rome', "St Peter's to the Aventine", [41.9022, 12.4539], [41.885, 12.4795], 38],
  ['rome', 'Trastevere to Colosseum', [41.8896, 12.47], [41.8902, 12.4922], 27],
  ['rome', 'Trastevere to Trevi', [41.8896, 12.47], [41.9009, 12.4833], 27],
  ['rome', 'Termini to Vatican Museums', [41.901, 12.5013], [41.9065, 12.4536], 27],
  ['rome', 'Colosseum to Vatican Museums', [41.8902, 12.4922], [41.9065, 12.4536], 35],
  ['rome', 'Termini to Trastevere', [41.901, 12.5013], [41.8896, 12.47], 30],
  ['rome', 'Spanish Steps to Vatican Museums', [41.9058, 12.4823], [41.9065, 12.4536], 21],
  ['rome', 'Trastevere to Vatican Museums', [41.8896, 12.47], [41.9065, 12.4536], 30],
  ['rome', 'Palazzo Massimo to Trastevere', [41.9013, 12.4984], [41.8896, 12.47], 30],
  ['rome', 'Piazza Navona to Galleria Borghese', [41.8992, 12.4731], [41.9142, 12.4922], 32],
  ['paris', 'Eiffel to Sacré-Cœur', [48.8584, 2.2945], [48.8867, 2.3431], 45],
  ['paris', 'Louvre to Sacré-Cœur', [48.8606, 2.3376], [48.8867, 2.3431], 32],
  ['paris', 'Notre-Dame to Eiffel', [48.853, 2.3499], [48.8584, 2.2945], 31],
  ['paris', 'Notre-Dame to Arc de Triomphe', [48.853, 2.3499], [48.8738, 2.295], 29],
  ['paris', 'Gare du Nord to Eiffel', [48.8809, 2.3553], [48.8584, 2.2945], 39],
  ['paris', 'Place des Vosges to Trocadero', [48.8555, 2.3655], [48.8617, 2.2886], 35],
  ['paris', 'Panthéon to Sacré-Cœur', [48.8462, 2.3461], [48.8867, 2.3431], 38],
  ['paris', 'Orsay to Sacré-Cœur', [48.86, 2.3266], [48.8867, 2.3431], 31],
  ['paris', 'Luxembourg to Marais', [48.8462, 2.3372], [48.8575, 2.3622], 26],
  ['paris', 'Buttes-Chaumont to Montmartre', [48.8809, 2.3828], [48.8867, 2.3409], 27],
  ['london', 'Euston to Buckingham Palace', [51.5282, -0.1337], [51.5014, -0.1419], 24],
  ['london', 'South Kensington to Tower Bridge', [51.4967, -0.1764], [51.5055, -0.0754], 40],
  ['london', "King's Cross to the Tower", [51.5304, -0.124], [51.5081, -0.0759], 29],
  ['london', 'British Museum to the Tower', [51.5194, -0.127], [51.5081, -0.0759], 33],
  ['london', 'Piccadilly to Greenwich', [51.5101, -0.134], [51.4769, -0.0005], 46],
  ['london', 'Camden Town to South Kensington', [51.5413, -0.1464], [51.4967, -0.1764], 38],
  ['london', 'Westminster to the Zoo', [51.4994, -0.1245], [51.5353, -0.1534], 38],
  ['london', 'Paddington to Tower Bridge', [51.5154, -0.1755], [51.5055, -0.0754], 38],
  ['london', 'Covent Garden to Notting Hill', [51.5117, -0.124], [51.5157, -0.205], 28],
  ['london', "St Paul's to National Gallery", [51.5138, -0.0984], [51.5089, -0.1283], 22],
  ['tokyo', 'Shinjuku to Senso-ji', [35.6896, 139.7006], [35.7148, 139.7967], 42],
  ['tokyo', 'Shibuya to Senso-ji', [35.6595, 139.7005], [35.7148, 139.7967], 45],
  ['tokyo', 'Shibuya to Ueno', [35.6595, 139.7005], [35.7156, 139.773], 39],
  ['tokyo', 'Tokyo Station to Senso-ji', [35.6812, 139.7671], [35.7148, 139.7967], 27],
  ['tokyo', 'Shinjuku to teamLab Planets', [35.6896, 139.7006], [35.6492, 139.7897], 45],
  ['tokyo', 'Meiji Jingu to Skytree', [35.6764, 139.6993], [35.7101, 139.8107], 50],
  ['tokyo', 'Ginza to Shibuya', [35.6717, 139.765], [35.6595, 139.7005], 27],
  ['tokyo', 'Tsukiji to Akihabara', [35.6655, 139.7707], [35.6984, 139.7731], 23],
  ['tokyo', 'Roppongi to Asakusa', [35.6605, 139.7292], [35.7148, 139.7967], 41],
  ['tokyo', 'Ueno to Shinjuku', [35.7156, 139.773], [35.6896, 139.7006], 37],
  ['new-york-city', 'Times Square to Battery', [40.758, -73.9855], [40.7033, -74.017], 32],
  ['new-york-city', 'the Met to Brooklyn Bridge', [40.7794, -73.9632], [40.7127, -74.0059], 38],
  ['new-york-city', 'Times Square to Dumbo', [40.758, -73.9855], [40.7033, -73.9881], 35],
  ['new-york-city', 'Columbus Circle to WTC', [40.7681, -73.9819], [40.7115, -74.0134], 31],
  [
    'new-york-city',
    'Museum of Natural History to High Line',
    [40.7813, -73.974],
    [40.742, -74.0048],
    33,
  ],
  ['new-york-city', 'Bedford Avenue to Times Square', [40.7171, -73.9567], [40.758, -73.9855], 30],
  ['new-york-city', 'Grand Central to Chinatown', [40.7527, -73.9772], [40.7158, -73.997], 25],
  ['new-york-city', 'Union Sq to the Met', [40.7359, -73.9911], [40.7794, -73.9632], 28],
  ['berlin', 'Alexanderplatz to Charlottenburg', [52.5219, 13.4132], [52.5209, 13.2957], 46],
  ['berlin', 'Alexanderplatz to Brandenburg Gate', [52.5219, 13.4132], [52.5163, 13.3777], 17],
  ['berlin', 'Alexanderplatz to Philharmonie', [52.5219, 13.4132], [52.5099, 13.37], 25],
  ['berlin', 'Checkpoint Charlie to East Side Gallery', [52.5075, 13.3904], [52.505, 13.4397], 28],
  ['berlin', 'Bernauer Strasse to Alexanderplatz', [52.5351, 13.3903], [52.5219, 13.4132], 18],
  ['berlin', 'Alexanderplatz to KaDeWe', [52.5219, 13.4132], [52.5016, 13.3411], 29],
  ['berlin', 'Brandenburg Gate to East Side Gallery', [52.5163, 13.3777], [52.505, 13.4397], 31],
  ['istanbul', 'Sultanahmet to Taksim', [41.0056, 28.9768], [41.037, 28.985], 36],
  ['istanbul', 'Sultanahmet to Dolmabahçe', [41.0056, 28.9768], [41.0392, 29.0005], 32],
  ['istanbul', 'Karaköy to Kadıköy', [41.0223, 28.975], [40.9906, 29.025], 34],
  ['istanbul', 'Sultanahmet to Ortaköy', [41.0056, 28.9768], [41.0473, 29.0269], 50],
  ['istanbul', 'Sultanahmet to Chora', [41.0056, 28.9768], [41.0311, 28.9389], 40],
  ['istanbul', 'Galata Tower to Topkapi', [41.0256, 28.9741], [41.0115, 28.9834], 27],
  ['istanbul', 'Grand Bazaar to Taksim', [41.0107, 28.9681], [41.037, 28.985], 32],
  ['kyoto', 'Kyoto Station to Kinkaku-ji', [34.9858, 135.7588], [35.0394, 135.7292], 46],
  ['kyoto', 'Kyoto Station to Arashiyama', [34.9858, 135.7588], [35.017, 135.6717], 36],
  ['kyoto', 'Gion to Kinkaku-ji', [35.0037, 135.7752], [35.0394, 135.7292], 46],
  ['kyoto', 'Arashiyama to Kinkaku-ji', [35.017, 135.6717], [35.0394, 135.7292], 48],
  ['kyoto', 'Kinkaku-ji to Ginkaku-ji', [35.0394, 135.7292], [35.027, 135.7982], 46],
  ['kyoto', 'Gion to Fushimi Inari', [35.0037, 135.7722], [34.9671, 135.7727], 22],
  ['kyoto', 'Sanjo to Arashiyama', [35.0088, 135.764], [35.017, 135.6717], 45],
  ['kyoto', 'Kyoto Station to Kiyomizu-dera', [34.9858, 135.7588], [34.9949, 135.785], 29],
  ['kyoto', 'Kiyomizu-dera to Ginkaku-ji', [34.9949, 135.785], [35.027, 135.7982], 37],
  ['kyoto', 'Nijo Castle to Gion', [35.0142, 135.7481], [35.0037, 135.7752], 25],
  ['kyoto', 'Fushimi Inari to To-ji', [34.9671, 135.7727], [34.9803, 135.7478], 28],
];

const off = WAYS.map(([town, way, from, to, minutes]) => {
  const model = createTravelModel({
    modes: ['transit'],
    eco: true,
    maxWalkMinutes: 0,
    level: 'moderate',
    partySize: 2,
    hasMetro: hasDenseMetro(town),
  });
  const leg = model.leg({ lat: from[0], lon: from[1] }, { lat: to[0], lon: to[1] });

  return { town, way, km: leg.km, error: leg.minutes - minutes };
});
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test('ways across eight cities take as long as they do, neither more nor less in the mean', () => {
  expect(Math.abs(mean(off.map(({ error }) => error)))).toBeLessThan(1.5);
  expect(mean(off.map(({ error }) => Math.abs(error)))).toBeLessThan(5);
});

test.each([...new Set(WAYS.map(([town]) => town))])('and neither in %s', (town) => {
  const own = off.filter((one) => one.town === town).map(({ error }) => error);

  expect(Math.abs(mean(own))).toBeLessThan(5.5);
});

test.each([
  ['short', (km: number) => km < 4],
  ['long', (km: number) => km > 8],
])('nor the %s ones', (_, isOfThem) => {
  expect(
    Math.abs(mean(off.flatMap(({ km, error }) => (isOfThem(km) ? [error] : [])))),
  ).toBeLessThan(4);
});

test('no way is short of its time by more than a quarter of an hour', () => {
  expect(off.filter(({ error }) => error < -15)).toEqual([]);
});
