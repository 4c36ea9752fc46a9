/** The open data sets that an extract may come from. */
const OPEN_SOURCES = ['openstreetmap', 'wikidata', 'overture'] as const;
export type OpenSource = (typeof OPEN_SOURCES)[number];

/** Whence a difference may come: a data set, or a traveller who was there. */
export const DIFF_SOURCES = [...OPEN_SOURCES, 'traveller'] as const;

/** The list of a destination that a place of an extract can stand in. */
export type PlaceGroup = 'sight' | 'food' | 'stay';

/** A place as an open data set has it, whatever the format of the extract was. */
export type OpenPlace = {
  source: OpenSource;
  lat: number;
  lon: number;
  /** Every name it goes by, the one on the door first; empty where the extract has none. */
  names: string[];
  /** Unknown where the extract does not say what the place is. */
  group?: PlaceGroup;
  osm?: string;
  wikidata?: string;
  /** Opening hours as they were written, not yet read. */
  hours?: string;
  url?: string;
  /** The tags or categories that tell its kind. */
  tags: Readonly<Record<string, string>>;
  /** Why the source holds that it no longer exists. */
  closed?: string;
  /** Whether the point stands for a shape, so that some hundred metres say little. */
  isArea: boolean;
};

/** What was read from an extract, and what was left out of it and why. */
export type Extract = { places: OpenPlace[]; skipped: Record<string, number> };

/** What the licence of a source asks for. */
export const NOTICES: Readonly<Record<OpenSource, { licence: string; attribution: string }>> = {
  openstreetmap: { licence: 'ODbL-1.0', attribution: '© OpenStreetMap contributors' },
  wikidata: { licence: 'CC0-1.0', attribution: 'Wikidata' },
  overture: {
    licence: 'CDLA-Permissive-2.0',
    attribution: '© OpenStreetMap contributors, Overture Maps Foundation',
  },
};
