import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { type DriveFrame, planDrive } from './plan-drive.ts';
import { roadMinutes, type WayStop } from './on-the-way.ts';

const catalogue = loadCatalogue();
const [from, to] = [catalogue.destination('lisbon'), catalogue.destination('porto')];

if (!from || !to) throw new Error('No road');
const minutes = Math.round(roadMinutes(from, to));

function frame(changes: Partial<DriveFrame> = {}): DriveFrame {
  return {
    from: from as DriveFrame['from'],
    to: to as DriveFrame['to'],
    minutes,
    leaves: [10 * 60, 9 * 60],
    latest: 17 * 60 + 30,
    mostDriving: 480,
    mostStops: 2,
    lunch: [12 * 60 + 30, 15 * 60],
    sun: [6 * 60, 20 * 60],
    openOn: () => [[0, 24 * 60]],
    ...changes,
  };
}

/** A place on the straight way, so far along it. */
function stopAt(share: number, changes: Partial<WayStop> = {}): WayStop {
  const [start, end] = [frame().from, frame().to];

  return {
    id: `road/${share}`,
    name: `At ${share}`,
    country: 'PT',
    lat: start.lat + (end.lat - start.lat) * share,
    lon: start.lon + (end.lon - start.lon) * share,
    kind: 'castle',
    indoor: false,
    minutes: 60,
    interests: ['History'],
    why: 'A castle',
    worth: 90,
    isTown: false,
    share,
    detourMinutes: 0,
    ...changes,
  };
}

describe('a drive with stops', () => {
  test('goes leg, stop, leg, with the minutes at the wheel apart from those of the stops', () => {
    const plan = planDrive(frame(), [stopAt(0.6), stopAt(0.3)]);
    const still = plan?.stops.reduce((sum, stop) => sum + stop.minutes, 0) ?? 0;

    expect(plan?.stops.flatMap(({ visit }) => visit?.share ?? [])).toEqual([0.3, 0.6]);
    expect(plan?.arrives).toBe((plan?.departs ?? 0) + (plan?.driving ?? 0) + still);
    expect(Math.abs((plan?.driving ?? 0) - minutes)).toBeLessThanOrEqual(10);
  });

  test('has lunch once, within its hours', () => {
    const plan = planDrive(frame(), [stopAt(0.3), stopAt(0.6)]);
    const meals = plan?.stops.filter(({ visit }) => !visit) ?? [];

    expect(meals).toHaveLength(1);
    expect(meals[0]?.arrives).toBeGreaterThanOrEqual(12 * 60);
    expect(meals[0]?.arrives).toBeLessThanOrEqual(14 * 60);
  });

  test('breaks for lunch on the way where it stops nowhere', () => {
    const plan = planDrive(frame({ minutes: 360, leaves: [9 * 60 + 30] }), []);

    expect(plan?.stops).toMatchObject([{ minutes: 45 }]);
    expect(plan?.arrives).toBe(9 * 60 + 30 + 360 + 45);
  });

  test('that sets out at noon goes some way before lunch', () => {
    const plan = planDrive(frame({ minutes: 160, leaves: [12 * 60 + 40], latest: 18 * 60 }), []);

    expect(plan?.stops[0]?.arrives).toBe(12 * 60 + 40 + 45);
  });

  test('that is there for lunch has none on the way', () => {
    expect(planDrive(frame({ minutes: 120, leaves: [9 * 60 + 30] }), [])?.stops).toEqual([]);
  });

  test.each<[string, Partial<DriveFrame>, Partial<WayStop>]>([
    ['what is closed then', { openOn: () => [[18 * 60, 20 * 60]] }, {}],
    ['what lies in the dark', { sun: [6 * 60, 10 * 60] }, {}],
    ['what makes the drive longer than may be', { mostDriving: minutes - 30 }, {}],
    ['what makes it late', { latest: 12 * 60 }, {}],
    ['what takes too long', {}, { minutes: 400 }],
  ])('passes %s', (_, changes, stop) => {
    const plan = planDrive(frame(changes), [stopAt(0.5, stop)]);

    expect(plan?.stops.filter(({ visit }) => visit)).toEqual([]);
  });

  test('leaves earlier where that has room for one more', () => {
    const stops = [stopAt(0.3, { minutes: 120 }), stopAt(0.6, { minutes: 75 })];

    expect(planDrive(frame({ latest: 18 * 60 }), stops)?.departs).toBe(9 * 60);
    expect(planDrive(frame(), [stopAt(0.5)])?.departs).toBe(10 * 60);
  });
});
