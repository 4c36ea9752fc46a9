import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { toldWords } from '../told/told-words.ts';
import { isKeptOut, unsaidTo } from './kept-out.ts';
import { pramText } from './pram-text.ts';
import { isNoTableForBaby } from './baby.ts';
import { warmOutcome, withWarmRooms } from './warm-rooms.ts';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { CareId } from './care.ts';

const catalogue = loadCatalogue();

test.each<[CareId, string, boolean]>([
  ['heights', 'cape-town/chapmans-peak-drive', true],
  ['heights', 'cape-town/kirstenbosch-botanical-garden', false],
  ['tight-spaces', 'istanbul/basilica-cistern', true],
  ['tight-spaces', 'istanbul/hagia-sophia', false],
  ['tight-spaces', 'rome/st-peters-basilica', false],
  ['boats', 'cape-town/robben-island-tour', true],
  ['boats', 'cape-town/v-a-waterfront', false],
  ['breath', 'cape-town/lions-head-hike', true],
  ['breath', 'cape-town/camps-bay-beach', false],
])('%s keeps %s out: %s', (care, id, isOut) => {
  const known = catalogue.place(id);

  if (!known || known.type === 'food') throw new RangeError(id);
  expect(isKeptOut(known.file, [care])).toBe(isOut);
});

test.each<[CareId, string, string | undefined]>([
  [
    'heights',
    'Drive it from Noordhoek to Hout Bay: your lane is then the sea side. Toll by card.',
    'Drive it from Noordhoek to Hout Bay. Toll by card.',
  ],
  ['heights', 'Walk up to the Boomslang tree-top walk first, then all is downhill.', undefined],
  ['tight-spaces', 'A gold ceiling. The crypt is below.', 'A gold ceiling.'],
  ['breath', 'The nave is free; 343 steps up the tower.', 'The nave is free.'],
])('%s is not told: %s', (care, text, kept) => {
  const company = { needs: [], diet: [], isWithoutCar: false, unsaid: unsaidTo([care]) };

  expect(toldWords(text, { visits: [], company })).toBe(kept);
});

test('a baby is not sent to halls and counters, and a pram is told of steps', () => {
  const food = catalogue.destination('lisbon')?.food ?? [];
  const hall = food.find(({ name }) => name.startsWith('Time Out Market'));

  if (!hall) throw new RangeError('no hall');
  expect(isNoTableForBaby(hall)).toBe(true);
  const [place] = catalogue.destination('lisbon')?.places ?? [];

  if (!place) throw new RangeError('no place');
  expect(pramText({ ...place, access: 'none' })).toMatch(/carrier/);
});

function stop(name: string, time: string, indoor: boolean): PlannedActivity {
  return {
    activity: name,
    time,
    duration: '1h',
    category: 'Landmarks',
    kind: 'stop',
    place: {
      id: `vienna/${name}`,
      name,
      lat: 48.2,
      lon: 16.37,
      kind: indoor ? 'museum' : 'market',
      indoor,
      open: [],
      price: null,
      source: 'catalogue',
    },
    travel: { mode: 'walk', minutes: 5, km: 0.3 },
  };
}

test('a cold hour without a room behind it has one named, and the outcome names them', () => {
  const day: PlannedDay = {
    dayNumber: 2,
    date: '2027-12-05',
    dayType: 'Full Day',
    start: '09:00',
    end: '21:00',
    cost: 0,
    walkKm: 2,
    weather: { highC: 3, lowC: -1, rainMm: 40, daylight: ['07:30', '16:00'] },
    activities: [stop('Market', '10:00', false), stop('Square', '11:10', false)],
  };
  const [warm] = withWarmRooms([day], ({ activity }) => ({
    id: activity,
    name: `Café ${activity}`,
    minutes: 4,
  }));

  expect(warm?.activities[0]?.description).toBe('Warm up at Café Market, 4 minutes away.');
  expect(warmOutcome({ days: [day] })?.met).toBe(false);
  expect(warmOutcome({ days: warm ? [warm] : [] })?.detail).toBe(
    'Café Market (day 2) and Café Square (day 2).',
  );
});
