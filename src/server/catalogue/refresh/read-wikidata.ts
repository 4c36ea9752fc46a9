import type { OpenPlace } from './open-place.ts';

const ITEM = /(?:^|\/)(Q\d+)$/;
const POINT = /^Point\((-?[\d.]+) (-?[\d.]+)\)$/i;
const NAME_KEYS = ['itemLabel', 'label', 'itemAltLabel', 'altLabel'];
/** What the label service writes where an item has no label in the language that was asked for. */
const NO_LABEL = /^Q\d+$/;

/** The row of a query as a place: one item may have several rows. Undefined where there is no item. */
export function readWikidataRow(
  row: Readonly<Record<string, string>>,
  point?: { lat: number; lon: number },
): OpenPlace | undefined {
  const wikidata = ITEM.exec(row['item'] ?? '')?.[1];
  const at = point ?? pointOf(row['coord']);

  if (!wikidata || !at) return undefined;
  const ended = row['dissolved'];
  const url = row['website'];

  return {
    source: 'wikidata',
    ...at,
    wikidata,
    names: namesOf(row),
    tags: tagsOf(row),
    isArea: false,
    ...(url && URL.canParse(url) ? { url } : {}),
    ...(ended ? { closed: `dissolved ${ended.slice(0, 10)}` } : {}),
  };
}

/** What it is, in how many languages Wikipedia writes about it, and whether it is protected. */
function tagsOf(row: Readonly<Record<string, string>>): OpenPlace['tags'] {
  const type = [row['typeLabel'], row['itemDescription']].filter(Boolean).join(', ');
  const tags = { type, sitelinks: row['sitelinks'], heritage: row['heritage'] };

  return Object.fromEntries(
    Object.entries(tags).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
}

function namesOf(row: Readonly<Record<string, string>>): string[] {
  const names = NAME_KEYS.flatMap((key) => (row[key] ?? '').split(',')).map((name) => name.trim());

  return [...new Set(names.filter((name) => name !== '' && !NO_LABEL.test(name)))];
}

function pointOf(text: string | undefined): { lat: number; lon: number } | undefined {
  const [, lon, lat] = POINT.exec(text ?? '') ?? [];

  return lon === undefined || lat === undefined
    ? undefined
    : { lat: Number(lat), lon: Number(lon) };
}
