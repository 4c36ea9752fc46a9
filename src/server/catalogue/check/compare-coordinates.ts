import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DestinationFile } from '../catalogue.schema.ts';
import { distanceKm } from '../distance.ts';
import { foldText } from '../fold-text.ts';
import { groupBy } from '#shared/groups.ts';

type Point = { name: string; lat: number; lon: number };

/** A match by name further away than this is another place of the same name. */
const SAME_NAME_KM = 25;
const FAR_KM = 0.3;

/**
 * Distances between our places and points of the same name in reference tables: CSV files with the
 * columns name, lat and lon (poi-pool.csv, sights-by-city.csv) in the given folder. `judged` leaves out the points
 * that were looked at and set aside; `far` are those nobody has judged.
 */
export function compareCoordinates(destinations: readonly DestinationFile[], folder: string) {
  const points = ['poi-pool.csv', 'sights-by-city.csv'].flatMap((name) =>
    readPoints(join(folder, name)),
  );
  const byName = groupBy(points, ({ name }) => foldText(name));
  const pairs = destinations.flatMap((destination) =>
    destination.places.flatMap((place) => {
      const near = [place.name, place.localName ?? place.name]
        .flatMap((name) => byName.get(foldText(name)) ?? [])
        .map((point) => distanceKm(place, point))
        .filter((km) => km < SAME_NAME_KM);

      return near.length > 0
        ? [{ id: `${destination.id}/${place.id}`, km: Math.min(...near) }]
        : [];
    }),
  );
  const judged = pairs.filter(({ id }) => !(id in REFERENCES_SET_ASIDE));

  return {
    all: spreadOf(pairs),
    judged: spreadOf(judged),
    far: judged.filter(({ km }) => km > FAR_KM).map(({ id, km }) => `${id} ${km.toFixed(1)} km`),
  };
}

function spreadOf(pairs: readonly { km: number }[]) {
  const sorted = pairs.map(({ km }) => km).toSorted((a, b) => a - b);
  const metres = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 1000);

  return { matched: pairs.length, medianM: metres(0.5), p95M: metres(0.95) };
}

function readPoints(path: string): Point[] {
  const [head = '', ...rows] = readFileSync(path, 'utf8').split('\n');
  const columns = splitRow(head);
  const [name, lat, lon] = ['name', 'lat', 'lon'].map((column) => columns.indexOf(column));

  return rows.flatMap((row) => {
    const cells = splitRow(row);
    const point = {
      name: cells[name ?? -1] ?? '',
      lat: Number.parseFloat(cells[lat ?? -1] ?? ''),
      lon: Number.parseFloat(cells[lon ?? -1] ?? ''),
    };

    return point.name && Number.isFinite(point.lat) && Number.isFinite(point.lon) ? [point] : [];
  });
}

function splitRow(row: string): string[] {
  return [...row.trim().matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}

/** Why a reference point further than 300 m from ours is not the point to go to. */
type Verdict =
  /** The table's point lies where the place is not. */
  | 'elsewhere'
  /** A beach, bridge, street or trail: ours is where people begin. */
  | 'long'
  /** A park, old town or site: ours is its entrance. */
  | 'wide'
  | `other: ${string}`;

/**
 * Reference points that were looked at one by one and set aside, by destination and place. The comparison prints its
 * figures with and without them; a place that strays later shows up in both.
 */
const REFERENCES_SET_ASIDE: Readonly<Record<string, Verdict>> = {
  'adelaide/adelaide-central-market': 'elsewhere',
  'amman/jordan-museum': 'elsewhere',
  'auckland/eden-park': 'elsewhere',
  'beijing/national-museum-of-china': 'other: the National Art Museum',
  'berlin/east-side-gallery': 'long',
  'brisbane/mount-coot-tha-lookout': 'wide',
  'budapest/house-of-terror': 'elsewhere',
  'busan/songjeong-beach': 'other: Songdo',
  'cairo/museum-of-islamic-art': 'elsewhere',
  'cape-town/groot-constantia': 'elsewhere',
  'chiang-mai/thai-farm-cooking-school': 'other: its office in town',
  'chicago/chicago-riverwalk': 'elsewhere',
  'edinburgh/holyroodhouse': 'other: the Scottish Parliament',
  'george-town/batu-ferringhi-beach': 'long',
  'hoi-an/hoi-an-ancient-town': 'wide',
  'lisbon/gulbenkian-museum': 'elsewhere',
  'london/kew-gardens': 'wide',
  'los-angeles/universal-studios': 'wide',
  'luxor/colossi-of-memnon': 'elsewhere',
  'malaga/malaga-cathedral': 'elsewhere',
  'malaga/caminito-del-rey': 'long',
  'miami/perez-art-museum': 'other: its former house',
  'mumbai/elephanta-caves': 'wide',
  'mykonos/agios-sostis': 'elsewhere',
  'nairobi/nairobi-national-park': 'other: the city centre',
  'nice/promenade-des-anglais': 'long',
  'reykjavik/blue-lagoon': 'wide',
  'rome/palazzo-altemps': 'elsewhere',
  'rotorua/kuirau-park': 'wide',
  'san-francisco/golden-gate-bridge': 'long',
  'san-jose/jade-museum': 'other: its former house',
  'santorini/archaeological-museum-of-thera': 'elsewhere',
  'seoul/national-museum-of-korea': 'elsewhere',
  'siem-reap/angkor-national-museum': 'elsewhere',
  'singapore/national-museum-of-singapore': 'elsewhere',
  'toronto/toronto-islands': 'other: the mainland',
  'ushuaia/tierra-del-fuego-national-park': 'wide',
  'vancouver/vancouver-aquarium': 'elsewhere',
  'wellington/wellington-zoo': 'elsewhere',
  'zanzibar/nungwi-beach': 'long',
};
