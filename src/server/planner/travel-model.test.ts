import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastMinutes, straightKm } from './checker/physics.ts';
import { distanceKm } from './distance.ts';
import { createTravelModel, type TravelOptions } from './travel-model.ts';

/** Property tests take a while on a busy machine. */
const PATIENCE_MS = 60_000;

const usual: TravelOptions = {
  modes: ['walk', 'transit', 'taxi'],
  eco: false,
  maxWalkMinutes: 20,
  level: 'moderate',
  partySize: 2,
};
const rome = { lat: 41.9, lon: 12.5 };
const kmNorth = (km: number) => ({ lat: rome.lat + km / 111.19, lon: rome.lon });

const points = fc.record({
  lat: fc.double({ min: -70, max: 70, noNaN: true }),
  lon: fc.double({ min: -179, max: 179, noNaN: true }),
});
const offsets = fc.record({
  dLat: fc.double({ min: -1, max: 1, noNaN: true }),
  dLon: fc.double({ min: -1, max: 1, noNaN: true }),
});

describe('createTravelModel', () => {
  test(
    'is never faster than anyone can go, by the checker’s own physics, nor shorter than the straight line',
    () => {
      fc.assert(
        fc.property(
          points,
          offsets,
          fc.constantFrom('walk', 'transit', 'taxi', 'drive'),
          fc.boolean(),
          (from, { dLat, dLon }, mode, eco) => {
            const to = { lat: from.lat + dLat, lon: from.lon + dLon };
            const leg = createTravelModel({ ...usual, modes: ['walk', mode], eco }).leg(from, to);
            const km = straightKm(from, to);

            expect(leg.minutes).toBeGreaterThanOrEqual(leastMinutes(leg.mode, km) - 1e-6);
            expect(leg.km).toBeGreaterThanOrEqual(km * 0.98 - 0.01);
          },
        ),
        { numRuns: 300 },
      );
    },
    PATIENCE_MS,
  );

  test('goes as the ways say that a straight line gets wrong', () => {
    const by = (wayBetween: TravelOptions['wayBetween']) =>
      createTravelModel({ ...usual, wayBetween }).leg(rome, kmNorth(0.5));

    expect(by(() => ({ by: 'ferry', minutes: 25 }))).toMatchObject({
      mode: 'transit',
      minutes: 25,
    });
    expect(by(() => ({ by: 'transit', minutes: 15 }))).toMatchObject({ mode: 'transit' });
    expect(by(() => ({ by: 'walk', minutes: 18 }))).toMatchObject({ mode: 'walk', minutes: 18 });
    expect(by(() => ({ by: 'walk', minutes: 30 })).mode).toBe('transit');
    expect(by(() => undefined).mode).toBe('walk');
  });

  test('takes the same time both ways, and none to stay', () => {
    const model = createTravelModel(usual);

    expect(model.leg(rome, kmNorth(3))).toEqual(model.leg(kmNorth(3), rome));
    expect(model.leg(rome, rome)).toEqual({ mode: 'walk', minutes: 0, km: 0, usd: 0 });
  });

  test('comes to where a boat begins and goes on from where it ends', () => {
    const model = createTravelModel(usual);
    const boat = { ...rome, endsAt: kmNorth(5) };

    expect(model.leg(boat, kmNorth(5.5))).toEqual(model.leg(kmNorth(5), kmNorth(5.5)));
    expect(model.leg(kmNorth(5.5), boat)).toEqual(model.leg(kmNorth(5.5), rome));
    expect(model.leg(boat, boat)).toEqual(model.leg(kmNorth(5), rome));
  });

  test('walks a kilometre in about 17 minutes, detours included, and no further than asked', () => {
    const model = createTravelModel(usual);

    expect(model.leg(rome, kmNorth(1))).toMatchObject({ mode: 'walk', minutes: 17, usd: 0 });
    expect(model.leg(rome, kmNorth(2)).mode).toBe('transit');
    expect(createTravelModel({ ...usual, maxWalkMinutes: 10 }).leg(rome, kmNorth(1)).mode).toBe(
      'transit',
    );
  });

  test('counts waiting and access on transit: three kilometres take over twenty minutes', () => {
    const { mode, minutes, usd } = createTravelModel(usual).leg(rome, kmNorth(3));

    expect({ mode, minutes }).toEqual({ mode: 'transit', minutes: 32 });
    expect(usd).toBeCloseTo(4.8);
    expect(createTravelModel({ ...usual, hasMetro: true }).leg(rome, kmNorth(3)).minutes).toBe(26);
  });

  test('walks a little further where the ride is hardly quicker, and no further than that', () => {
    const modeOf = (km: number, options: Partial<TravelOptions>) =>
      createTravelModel({ ...usual, maxWalkMinutes: 25, ...options }).leg(rome, kmNorth(km)).mode;

    expect(modeOf(1.7, {})).toBe('walk');
    expect(modeOf(2, {})).toBe('transit');
    expect(modeOf(1.7, { hasMetro: true })).toBe('transit');
    expect(modeOf(1.7, { maxWalkMinutes: 15 })).toBe('transit');
  });

  test('takes the first of the modes it is given', () => {
    expect(
      createTravelModel({ ...usual, modes: ['walk', 'taxi', 'transit'] }).leg(rome, kmNorth(5))
        .mode,
    ).toBe('taxi');
    expect(createTravelModel({ ...usual, modes: ['drive'] }).leg(rome, kmNorth(5)).mode).toBe(
      'drive',
    );
  });

  test('never hails a taxi on a green trip where transit goes, and does on a lavish one to save time', () => {
    const modes: TravelOptions['modes'] = ['walk', 'taxi', 'transit'];

    expect(createTravelModel({ ...usual, modes, eco: true }).leg(rome, kmNorth(9)).mode).toBe(
      'transit',
    );
    expect(createTravelModel({ ...usual, level: 'ultra-luxury' }).leg(rome, kmNorth(9)).mode).toBe(
      'taxi',
    );
    expect(createTravelModel(usual).leg(rome, kmNorth(9)).mode).toBe('transit');
  });

  test('who has a car calls no taxi', () => {
    const modes: TravelOptions['modes'] = ['taxi'];
    const byTaxi = () => ({ by: 'taxi', minutes: 30 }) as const;
    const legOf = (options: Partial<TravelOptions>) =>
      createTravelModel({ ...usual, modes, ...options }).leg(rome, kmNorth(5));

    expect(legOf({ hasCar: true }).mode).toBe('drive');
    expect(legOf({ hasCar: true, wayBetween: byTaxi })).toMatchObject({
      mode: 'drive',
      minutes: 30,
    });
    expect(legOf({ drives: () => true, wayBetween: byTaxi }).mode).toBe('drive');
    expect(legOf({ wayBetween: byTaxi }).mode).toBe('taxi');
  });

  test('a party of five takes two taxis and five tickets', () => {
    const taxi = (partySize: number) =>
      createTravelModel({ ...usual, modes: ['taxi'], partySize }).leg(rome, kmNorth(5)).usd;
    const transit = (partySize: number) =>
      createTravelModel({ ...usual, modes: ['transit'], partySize }).leg(rome, kmNorth(5)).usd;

    expect(taxi(5)).toBeCloseTo(2 * taxi(4), 1);
    expect(transit(5)).toBeCloseTo(5 * transit(1), 1);
  });

  test('measures distance as the checker does, by another formula', () => {
    fc.assert(
      fc.property(points, offsets, (from, { dLat, dLon }) => {
        const to = { lat: from.lat + dLat, lon: from.lon + dLon };

        expect(distanceKm(from, to)).toBeCloseTo(straightKm(from, to), 1);
      }),
    );
  });
});
