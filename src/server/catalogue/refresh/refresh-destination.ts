import type { DestinationFile } from '../catalogue.schema.ts';
import { distanceKm } from '../distance.ts';
import type { DiffRow } from './diff.schema.ts';
import { diffPlaces, type RefreshedPlace } from './diff-places.ts';
import type { OpenPlace, PlaceGroup } from './open-place.ts';

/** Further out than this an extract is of another place. */
const MAX_KM = 90;
const ORDER: readonly DiffRow['kind'][] = ['closed', 'moved', 'changed', 'unreadable-hours', 'new'];

/** What extracts say differently of a destination on a day, the gravest first. */
export function refreshDestination(
  file: DestinationFile,
  open: readonly OpenPlace[],
  today: string,
): { rows: DiffRow[]; matched: number; far: number } {
  const near = open.filter((place) => distanceKm(file, place) <= MAX_KM);
  const sources = new Set(near.map(({ source }) => source));
  const { lat, lon, timeZone, country, holidayRegion: region } = file;
  const setting = { lat, lon, timeZone, country, region, from: today };
  const diffs = [...sources].map((source) =>
    diffPlaces(
      knownPlaces(file),
      near.filter((place) => place.source === source),
      setting,
    ),
  );
  const rows = diffs.flatMap((diff) => diff.rows);

  return {
    rows: rows.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
    matched: diffs.reduce((sum, diff) => sum + diff.matches.length, 0),
    far: open.length - near.length,
  };
}

function knownPlaces({ places, food, stays }: DestinationFile): RefreshedPlace[] {
  const inGroup = <T extends object>(all: readonly T[], group: PlaceGroup) =>
    all.map((one) => ({ ...one, group }));

  return [...inGroup(places, 'sight'), ...inGroup(food, 'food'), ...inGroup(stays, 'stay')];
}
