import { describe, expect, test } from 'vitest';
import { buildGpx } from './gpx.ts';
import { buildSealedTrip, buildStop, buildTripDetail } from './testing/build-trip-detail.ts';

const CREDIT = '© OpenStreetMap contributors (ODbL 1.0)';
const NOW = new Date('2026-05-01T12:00:00Z');
const routes = (gpx: string) => [...gpx.matchAll(/<rte>[\s\S]*?<\/rte>/g)].map(([route]) => route);
const names = (route = '') =>
  [...route.matchAll(/<rtept lat="([\d.-]+)" lon="([\d.-]+)">[\s\S]*?<name>(.*?)<\/name>/g)].map(
    ([, lat, lon, name]) => `${name} ${lat} ${lon}`,
  );

describe('the GPX of a trip', () => {
  test('holds a route a day, from the stay in order and back', () => {
    const [first, second, ...others] = routes(buildGpx(buildTripDetail(), NOW));

    expect(others).toEqual([]);
    expect(names(first)).toEqual([
      'Alfama Inn 38.712 -9.13',
      'Belém Tower 38.6916 -9.216',
      'Alfama Inn 38.712 -9.13',
    ]);
    expect(names(second)[1]).toBe('Tile Museum 38.7246 -9.1138');
    expect(first).toContain('<name>Day 1 · Mon, Jun 1, 2026 · Arrival Day</name>');
    expect(first).toContain('<time>2026-06-01T09:00:00.000Z</time>');
  });

  test('goes on from where a boat ends', () => {
    const trip = buildTripDetail();
    const place = trip.itineraryDays[0]?.activities[0]?.place;

    if (place) place.endsAt = { name: 'Cacilhas', lat: 38.6882, lon: -9.1482 };
    const [first = ''] = routes(buildGpx(trip, NOW));

    expect(names(first)).toEqual([
      'Alfama Inn 38.712 -9.13',
      'Belém Tower 38.6916 -9.216',
      'Cacilhas 38.6882 -9.1482',
      'Alfama Inn 38.712 -9.13',
    ]);
    expect(first).toContain('Ends at Cacilhas');
  });

  test('tells own entries with their day, since they name no coordinates', () => {
    const entry = {
      id: '7b0f6a0e-5f43-4c5a-9a05-0f1d5a0f3f11',
      kind: 'restaurant' as const,
      date: '2026-06-01',
      time: '20:30',
      title: 'Ramiro',
      price: 60,
    };
    const [first, second] = routes(buildGpx(buildTripDetail({ entries: [entry] }), NOW));

    expect(first).toContain('20:30 Ramiro · Restaurant · $60');
    expect(second).not.toContain('Ramiro');
  });

  test('names the source of a place of open data, and calls guessed hours likely', () => {
    const trip = buildTripDetail();
    const [day] = trip.itineraryDays;
    const place = day?.activities.find((stop) => stop.place)?.place;

    expect(buildGpx(trip, NOW)).not.toContain('OpenStreetMap');
    if (place) Object.assign(place, { credit: CREDIT, opening: 'unknown' });
    expect(buildGpx(trip, NOW)).toContain(`Data: ${CREDIT}`);
    expect(buildGpx(trip, NOW)).toContain('Likely open');
  });

  test('keeps the order of elements that the schema of GPX 1.1 wants', () => {
    const gpx = buildGpx(buildTripDetail(), NOW);

    expect(gpx).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<gpx xmlns="http:\/\/www\.topografix\.com\/GPX\/1\/1"/,
    );
    for (const [, inside = ''] of gpx.matchAll(
      /<(?:rtept|wpt) [^>]*>\n([\s\S]*?)<\/(?:rtept|wpt)>/g,
    )) {
      const order = [...inside.matchAll(/^<(time|name|desc|link|type)/gm)].map(
        ([, tag]) => tag ?? '',
      );

      expect(order).toEqual(
        ['time', 'name', 'desc', 'link', 'type'].filter((tag) => order.includes(tag)),
      );
    }
  });

  test('hostile names stay text', () => {
    const [day] = buildTripDetail().itineraryDays;
    const place = buildStop().place;

    if (!day || !place) throw new Error('the trip has no stop');
    const stop = buildStop({
      place: { ...place, name: '</name><evil a="1">&\u0000', url: 'https://a.b/?x=1&y="2"' },
    });
    const gpx = buildGpx(buildTripDetail({ itineraryDays: [{ ...day, activities: [stop] }] }), NOW);

    expect(gpx).toContain('<name>&lt;/name&gt;&lt;evil a=&quot;1&quot;&gt;&amp;</name>');
    expect(gpx).toContain('<link href="https://a.b/?x=1&amp;y=%222%22"/>');
    expect(gpx).not.toContain('<evil');
  });

  test('a trip without a plan is still a document with its destination', () => {
    const gpx = buildGpx(buildTripDetail({ itineraryDays: [] }), NOW);

    expect(routes(gpx)).toEqual([]);
    expect(gpx).toContain('<wpt lat="38.7223" lon="-9.1393">');
  });

  test('a secret trip has none', () => {
    expect(() => buildGpx(buildSealedTrip(), NOW)).toThrow('This trip is still a surprise.');
  });
});
