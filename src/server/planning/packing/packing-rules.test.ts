import { describe, expect, test } from 'vitest';
import { PACKING_CATEGORIES } from '#shared/generation/packing.schema.ts';
import { type PackingFacts, packingList } from './packing-rules.ts';

const facts = (changes: Partial<PackingFacts> = {}): PackingFacts => ({
  days: 5,
  travelers: 2,
  highC: 21,
  lowC: 13,
  rainMm: 30,
  seaC: null,
  daylightHours: 13,
  kinds: new Set(),
  interests: new Set(),
  needs: new Set(),
  isBusiness: false,
  plugs: ['C', 'F'],
  voltages: [230],
  tapWater: 'safe',
  currencies: ['EUR'],
  isVegan: false,
  isSecret: false,
  ...changes,
});
const names = (changes: Partial<PackingFacts>) =>
  packingList(facts(changes)).map(({ name }) => name);

describe('[API-07] the packing list', () => {
  test.each<[string, Partial<PackingFacts>, string, boolean]>([
    ['rain', { rainMm: 120 }, 'Rain jacket', true],
    ['no rain', { rainMm: 5 }, 'Rain jacket', false],
    ['cold', { highC: 1, lowC: -8 }, 'Thermal underwear', true],
    ['heat', { highC: 33 }, 'Sun hat', true],
    ['a beach and a warm sea', { kinds: new Set(['beach']), seaC: 25 }, 'Swimwear', true],
    ['temples', { kinds: new Set(['temple']) }, 'Shoes that slip off easily', true],
    ['hiking', { interests: new Set(['Hiking']) }, 'Hiking boots', true],
    ['no hiking', {}, 'Hiking boots', false],
    ['a toddler', { needs: new Set(['toddler']) }, 'Stroller or baby carrier', true],
    ['business', { isBusiness: true }, 'Business outfit', true],
    ['unsafe tap water', { tapWater: 'not safe' }, 'Water bottle with filter', true],
    ['polar night', { daylightHours: 2 }, 'Head torch', true],
  ])('%s', (_, changes, name, isPacked) => {
    expect(names(changes).includes(name)).toBe(isPacked);
  });

  test('names the sockets', () => {
    expect(packingList(facts()).find(({ name }) => name === 'Plug adapter')?.note).toBe(
      'Sockets of type C or F, 230 V',
    );
  });

  test('of a secret trip does not tell the country', () => {
    const list = JSON.stringify(packingList(facts({ isSecret: true, plugs: ['L'] })));

    expect(list).not.toMatch(/EUR|type L|230 V/);
    expect(list).toContain('Plug adapter');
  });

  test('clothes grow with days and people, up to a week', () => {
    const socks = (changes: Partial<PackingFacts>) =>
      packingList(facts(changes)).find(({ name }) => name === 'Pairs of socks')?.quantity;

    expect(socks({ days: 3, travelers: 1 })).toBe(3);
    expect(socks({ days: 21, travelers: 2 })).toBe(14);
  });

  test('each thing comes once, in a known category', () => {
    for (const highC of [-5, 10, 18, 28, 38]) {
      const list = packingList(
        facts({
          highC,
          rainMm: 150,
          seaC: 26,
          kinds: new Set(['hike', 'beach', 'temple', 'club']),
          interests: new Set(['Hiking', 'Nightlife']),
        }),
      );

      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
      for (const { category, quantity } of list) {
        expect(PACKING_CATEGORIES).toContain(category);
        expect(quantity).toBeGreaterThanOrEqual(1);
      }
    }
  });
});
