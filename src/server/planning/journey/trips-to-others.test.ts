import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { tripsBetween } from './trips-to-others.ts';

const catalogue = loadCatalogue();

function stays(...ids: string[]) {
  return ids.flatMap((id) => {
    const destination = catalogue.destination(id);

    return destination ? [{ destination }] : [];
  });
}

test('what two towns know is had from the nearer one', () => {
  const trips = tripsBetween(stays('cusco', 'sacred-valley'));

  expect(trips).toContain('cusco/machu-picchu');
  expect(trips).toContain('cusco/ollantaytambo-fortress');
  expect(trips).not.toContain('sacred-valley/machu-picchu-by-train');
  expect(trips).not.toContain('sacred-valley/ollantaytambo-fortress');
});

test('towns far from each other keep their sights', () => {
  expect(tripsBetween(stays('rome', 'venice'))).toEqual([]);
});

test('a day trip to what lies nearer to another stay is planned from that one', () => {
  const trips = tripsBetween(stays('petra', 'aqaba'));

  expect(trips).toContain('petra/wadi-rum');
  expect(trips).not.toContain('aqaba/wadi-rum-jeep');
});
