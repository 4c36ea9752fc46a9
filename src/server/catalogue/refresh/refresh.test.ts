import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue.ts';
import { openingSpans } from '../opening-hours.ts';
import { acceptRows } from './accept-rows.ts';
import { applyOverlay } from './apply-overlay.ts';
import { compareHours, diffPlaces } from './diff-places.ts';
import type { OpenPlace } from './open-place.ts';
import { readOsmHours } from './osm-hours.ts';
import { overlaySchema } from './overlay.schema.ts';
import { readExtract } from './read-extract.ts';
import { refreshDestination } from './refresh-destination.ts';

const TODAY = '2026-11-22';
const fixture = (name: string) =>
  readExtract(
    JSON.parse(readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')),
    TODAY,
  );

function cityOf(id: string) {
  const city = loadCatalogue().destination(id);

  if (!city) throw new Error(`no ${id}`);
  return city;
}

describe('extracts', () => {
  test('raw Overpass JSON keeps ids and the middles of ways', () => {
    const { places } = fixture('xalapa.overpass.json');

    expect(places.every(({ osm }) => /^(node|way)\/\d+$/.test(osm ?? ''))).toBe(true);
    expect(places.some(({ isArea }) => isArea)).toBe(true);
  });

  test('GeoJSON without ids is read by its tags', () => {
    const { places } = fixture('copenhagen.osm-noids.geojson');

    expect(places.length).toBeGreaterThan(2);
    expect(places.every(({ osm, group }) => osm === undefined && group === 'sight')).toBe(true);
  });

  test('several rows of one Wikidata item are one place', () => {
    const { places, skipped } = fixture('goreme.wikidata.geojson');

    expect(new Set(places.map(({ wikidata }) => wikidata)).size).toBe(places.length);
    expect(skipped['given twice']).toBeGreaterThan(0);
  });

  test('SPARQL JSON is read like its GeoJSON', () => {
    const value = (text: string) => ({ value: text });
    const { places } = readExtract(
      {
        results: {
          bindings: [
            {
              item: value('http://www.wikidata.org/entity/Q243'),
              itemLabel: value('Eiffel Tower'),
              coord: value('Point(2.2945 48.8583)'),
            },
          ],
        },
      },
      TODAY,
    );

    expect(places).toMatchObject([{ wikidata: 'Q243', lat: 48.8583, lon: 2.2945 }]);
  });

  test('an abandoned ruin stays a sight, a disused museum is closed', () => {
    const { places } = fixture('goreme.osm.geojson');
    const element = { type: 'node', id: 1, lat: 38.64, lon: 34.83 };
    const disused = { 'disused:tourism': 'museum', name: 'Old' };
    const read = readExtract({ elements: [{ ...element, tags: disused }] }, TODAY);

    expect(places.some(({ tags }) => tags['abandoned'] === 'yes')).toBe(true);
    expect(places.every(({ closed }) => closed === undefined)).toBe(true);
    expect(read.places[0]?.closed).toContain('disused');
  });

  test('what is no extract is refused', () => {
    expect(() => readExtract({ hello: 1 }, TODAY)).toThrow(TypeError);
  });
});

describe('opening hours as people tag them', () => {
  test.each([
    'Mo-Sa 09:00-19:00; Su',
    'Mo-Su 00:00-00:00, 11:00-11:00',
    'Mo-Fr 10:00-17:00; Sa 09:00-14;00',
    '"on appointment"',
    'Tu-Su 12:00-21:00+',
    'Su-Fr',
    'Mo-Su 10:00-18:00,12:00-20:00',
    'Th-Fr 13:00-15:00, Sa-Su 11:00-17:00',
  ])('%s is reported, not guessed', (text) => {
    expect(readOsmHours(text)).toHaveProperty('unreadable');
  });

  test.each([
    ['Su-Th 10:00-18:00;Fr-Sa 10:00-20:00; Jun 15-Aug 31 10:00-22:00', '2027-07-01', 600, 1320],
    ['Fr-We 8:30 - 18:00', '2027-06-07', 510, 1080],
    ['Mo-Sa 18:00-00:00', '2027-06-07', 1080, 1440],
  ])('%s is read', (text, date, open, close) => {
    const read = readOsmHours(text);

    if (!('hours' in read)) throw new Error(read.unreadable);
    const facts = { isHoliday: () => false, sunrise: 360, sunset: 1200 };

    expect(openingSpans(read.hours, date, facts)).toEqual([[open, close]]);
  });
});

const PARIS = { lat: 48.86, lon: 2.34, timeZone: 'Europe/Paris', country: 'FR' };

describe('hours over the next 400 days', () => {
  const compare = (ours: string, theirs: string) =>
    compareHours(ours, theirs, { from: TODAY, setting: PARIS });

  test('two spellings of one thing do not differ, nor does silence on holidays', () => {
    expect(compare('Tu-Su 10:00-18:00; Mo off; Dec 25 off', 'Tu-Su 10:00-18:00').days).toBe(0);
  });

  test('another closing day differs once a week, on either day', () => {
    const { days } = compare('Mo,We-Su 10:00-18:00', 'Tu-Su 10:00-18:00');

    expect(days).toBeGreaterThanOrEqual(112);
    expect(days).toBeLessThanOrEqual(116);
  });
});

const LOUVRE = {
  id: 'louvre',
  group: 'sight',
  name: 'Louvre Museum',
  localName: 'Musée du Louvre',
  lat: 48.8606,
  lon: 2.3376,
  hours: 'Mo,We-Su 09:00-18:00; Dec 25 off',
} as const;

function found(more: Partial<OpenPlace>): OpenPlace {
  return {
    source: 'openstreetmap',
    lat: LOUVRE.lat,
    lon: LOUVRE.lon,
    names: ['Musée du Louvre'],
    group: 'sight',
    tags: {},
    isArea: false,
    ...more,
  };
}

describe('differences', () => {
  const diff = (more: Partial<OpenPlace>) =>
    diffPlaces([LOUVRE], [found(more)], { ...PARIS, from: TODAY }).rows;

  test('a moved, a closed and a new place', () => {
    expect(diff({ lat: 48.8666 })).toMatchObject([{ kind: 'moved', place: 'louvre' }]);
    expect(diff({ closed: 'ended 2025' })).toMatchObject([{ kind: 'closed', place: 'louvre' }]);
    expect(diff({ names: ['Orangerie'], wikidata: 'Q1' })).toMatchObject([{ kind: 'new' }]);
  });

  test('new hours keep the holidays that the source is silent on', () => {
    expect(diff({ hours: 'We-Mo 10:00-18:00' })[0]?.set?.hours).toBe(
      'We-Mo 10:00-18:00; Dec 25 off',
    );
  });

  test('a hotel of the same name is not the museum', () => {
    expect(diff({ group: 'stay', hours: '24/7' })).toEqual([]);
  });

  test('only accepted rows reach the overlay, with their licence, and correct the plan', () => {
    const city = cityOf('goreme');
    const { rows } = refreshDestination(city, fixture('goreme.osm.geojson').places, TODAY);
    const museum = rows.find(({ set }) => set?.wikidata === 'Q15210336');
    const none = { destination: 'goreme', entries: [] };

    expect(museum).toMatchObject({ kind: 'changed', place: 'goreme-open-air-museum' });
    expect(acceptRows(none, { destination: 'goreme', date: TODAY, rows }).accepted).toBe(0);
    const chosen = rows.map((row) => ({ ...row, accept: row === museum }));
    const { overlay } = acceptRows(none, { destination: 'goreme', date: TODAY, rows: chosen });

    expect(overlaySchema.parse(overlay).entries).toMatchObject([
      { licence: 'ODbL-1.0', attribution: '© OpenStreetMap contributors' },
    ]);
    expect(applyOverlay(city, overlay).places.find(({ id }) => id === museum?.place)).toMatchObject(
      { wikidata: 'Q15210336', source: '© OpenStreetMap contributors' },
    );
  });
});
