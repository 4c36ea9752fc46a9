import { expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { askedStay } from './asked-stay.ts';
import { chooseStays } from './choose-stay.ts';
import type { StayNeeds } from './stay-fit.ts';

const catalogue = loadCatalogue();

function firstStay(id: string, notes: string, level: BudgetLevel, avoided: string[] = []) {
  return staysFor(id, level, { notes, avoided })[0]?.stay;
}

function staysFor(
  id: string,
  level: BudgetLevel,
  { notes = '', avoided = [] as string[], needs = {} as StayNeeds },
) {
  const destination = catalogue.destination(id);

  if (!destination) throw new RangeError(id);
  return chooseStays(destination, {
    level,
    party: { travelers: 4, nights: 4 },
    valued: destination.places.map(({ lat, lon, fame }) => ({ lat, lon, value: fame })),
    isEco: false,
    asked: askedStay(notes, destination),
    places: { wanted: [], avoided },
    needs,
  });
}

it.each([
  ['tokyo', 'staying in Asakusa', 'moderate', 'The Gate Hotel Asakusa Kaminarimon'],
  ['new-york-city', 'hotel on the Lower East Side', 'moderate', 'your stay in Lower East Side'],
  ['istanbul', 'hotel near the Blue Mosque', 'moderate', 'Hotel Ibrahim Pasha'],
  ['marrakesh', 'a riad in the medina near Dar el Bacha', 'moderate', 'Riad Yasmine'],
  [
    'marrakesh',
    'riad booked in the medina near Dar el Bacha',
    'moderate',
    'your riad near Dar el Bacha',
  ],
] as const)('%s: %s is the nearest that fits, else a point there', (id, notes, level, name) => {
  expect(firstStay(id, notes, level)?.name).toBe(name);
});

it('nobody who did not ask for the cheapest sleeps in a hostel where an area is named', () => {
  const stays = ['Asakusa', 'Kuramae', 'Shinjuku'].map((area) =>
    firstStay('tokyo', `We are staying in ${area}`, 'moderate'),
  );

  expect(stays.map((stay) => stay?.kind)).not.toContain('hostel');
});

it('no stay is called after what is avoided', () => {
  const notes = 'hotel near the Theater District';
  const avoided = ['new-york-city/times-square'];

  expect(firstStay('new-york-city', notes, 'moderate')?.name).toMatch(/Times Square/);
  expect(firstStay('new-york-city', notes, 'moderate', avoided)?.name).not.toMatch(/Times Square/);
});

it.each(['london', 'new-york-city', 'boston', 'glasgow', 'bath', 'san-francisco'])(
  'a family sleeps in no rooms for two with their bags in %s',
  (id) => {
    const [first] = staysFor(id, 'moderate', { needs: { families: true } });

    expect(first?.stay.name).not.toMatch(/z hotel|citizenm|pod \d|arlo/i);
    expect(first?.stay.kind).not.toBe('hostel');
  },
);

it('a family on a small budget sleeps in no dormitory where there is another bed', () => {
  const firstOf = (id: string, families: boolean) =>
    staysFor(id, 'budget', { needs: { families } })[0]?.stay;
  const towns = catalogue.destinations.filter(
    ({ id, stays }) =>
      firstOf(id, false)?.kind === 'hostel' &&
      stays.some(({ kind, level }) => level === 'budget' && kind === 'hotel'),
  );
  const inRooms = towns.filter(({ id }) => {
    const stay = firstOf(id, true);

    return stay?.kind !== 'hostel' || stay.suits?.includes('families');
  });

  expect(towns.length).toBeGreaterThan(5);
  expect(inRooms.length).toBeGreaterThan(towns.length * 0.8);
});

it.each([
  ['paris', 'luxury', { romance: true }],
  ['hong-kong', 'luxury', { romance: true }],
  ['rome', 'ultra-luxury', { romance: true }],
  ['prague', 'moderate', { families: true }],
  ['amsterdam', 'moderate', { families: true }],
  ['singapore', 'moderate', { families: true }],
  ['zanzibar', 'luxury', { romance: true, beach: true }],
  ['dubai', 'luxury', { families: true, beach: true }],
  ['palma', 'moderate', { families: true, beach: true }],
] as const)('%s, %s: the stay is made for %o', (id, level, needs) => {
  const [first] = staysFor(id, level, { needs });

  expect(first?.stay.level).toBe(level);
  expect(first?.stay.suits).toEqual(expect.arrayContaining(Object.keys(needs)));
});

it('a couple that comes for history sleeps in no party hostel, and friends in search of nights may', () => {
  const party = /party/i;
  const namesFor = (needs: StayNeeds) =>
    staysFor('krakow', 'budget', { needs }).map(({ stay }) => stay.name);

  expect(namesFor({})[0]).not.toMatch(party);
  expect(namesFor({ friends: true })[0]).toMatch(party);
});
