import type { DestinationFile } from '../catalogue.schema.ts';

/** A query that exports a source's places around a destination, and where to run it. */
export type ExportQuery = { source: string; address: string; query: string };

const RADIUS_M = 15_000;
const DEGREES_PER_KM = 1 / 111;
const QUERY_SECONDS = 90;

/** The queries by which a person, or `--fetch`, exports what the sources hold around a destination. */
export function exportQueries({ lat, lon }: Pick<DestinationFile, 'lat' | 'lon'>): ExportQuery[] {
  const around = `around:${RADIUS_M},${lat},${lon}`;

  return [
    {
      source: 'OpenStreetMap',
      address: 'https://overpass-api.de/api/interpreter',
      query: `[out:json][timeout:${QUERY_SECONDS}];
(
  nwr[tourism~"^(museum|gallery|attraction|viewpoint|zoo|aquarium|theme_park|hotel|hostel)$"](${around});
  nwr[historic][name](${around});
  nwr[amenity~"^(restaurant|cafe|theatre|arts_centre|marketplace)$"][name](${around});
  nwr[~"^(disused|was|demolished):(tourism|amenity)$"~"."][name](${around});
);
out center tags;`,
    },
    {
      source: 'Wikidata',
      address: 'https://query.wikidata.org/sparql?format=json',
      query: `SELECT ?item ?itemLabel ?itemAltLabel ?typeLabel ?coord ?website ?dissolved ?sitelinks ?heritage WHERE {
  SERVICE wikibase:around {
    ?item wdt:P625 ?coord .
    bd:serviceParam wikibase:center "Point(${lon} ${lat})"^^geo:wktLiteral ; wikibase:radius "${RADIUS_M / 1000}" .
  }
  ?item wdt:P31/wdt:P279* wd:Q570116 ; wdt:P31 ?type ; wikibase:sitelinks ?sitelinks .
  OPTIONAL { ?item wdt:P1435 ?heritage }
  OPTIONAL { ?item wdt:P856 ?website }
  OPTIONAL { ?item wdt:P576 ?dissolved }
  SERVICE wikibase:label { bd:serviceParam wikibase:language "en,mul,fr,de,es" }
}`,
    },
  ];
}

/** The command that exports Overture's places around a destination; it has no query address. */
export function overtureCommand({ lat, lon }: Pick<DestinationFile, 'lat' | 'lon'>): string {
  const dLat = (RADIUS_M / 1000) * DEGREES_PER_KM;
  const dLon = dLat / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  const box = [lon - dLon, lat - dLat, lon + dLon, lat + dLat].map((side) => side.toFixed(4));

  return `overturemaps download --bbox=${box.join(',')} -f geojson --type=place -o overture.geojson`;
}
