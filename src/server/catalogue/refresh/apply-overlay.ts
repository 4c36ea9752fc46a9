import type { DestinationFile } from '../catalogue.schema.ts';
import type { Overlay, OverlayEntry } from './overlay.schema.ts';

/** Fields of an entry that go into a place; the rest says where they are from. */
const FIELDS = ['lat', 'lon', 'hours', 'url', 'wikidata', 'osm'] as const;

/** Hours of a place that is never open: it is in no plan, and trips that hold it still find it. */
const NEVER = 'off';

/** A destination with what was accepted from open data: its places corrected, the closed ones never open. */
export function applyOverlay(file: DestinationFile, overlay: Overlay): DestinationFile {
  const closed = new Set(overlay.entries.flatMap((one) => (one.closed ? [one.place] : [])));
  const corrected = <T extends { id: string }>(place: T): T =>
    overlay.entries
      .filter((entry) => entry.place === place.id)
      .reduce((one, entry) => ({ ...one, ...fieldsOf(entry) }), place);
  const withHours = <T extends { id: string; hours: string }>(place: T): T =>
    closed.has(place.id) ? { ...corrected(place), hours: NEVER } : corrected(place);

  return {
    ...file,
    places: file.places.map(withHours),
    food: file.food.map(withHours),
    stays: file.stays.filter(({ id }) => !closed.has(id)).map(corrected),
  };
}

/** Only a field that a traveller relies on makes the place as fresh as the source. */
function fieldsOf(entry: OverlayEntry): Partial<Omit<OverlayEntry, 'source'>> & { source: string } {
  const fields = Object.fromEntries(
    FIELDS.flatMap((key) => (entry[key] === undefined ? [] : [[key, entry[key]]])),
  );

  return {
    ...fields,
    source: entry.attribution ?? "a traveller's report",
    ...(entry.hours ? { checked: entry.checked } : {}),
  };
}
