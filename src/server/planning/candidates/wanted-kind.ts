import type { Destination } from '#server/catalogue/catalogue.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { onceFor } from '#shared/remember.ts';
import { appealOf } from './appeal.ts';

/** A kind of place that the notes ask for is worth so much more, and the best known of it most of all. */
const WANTED_KIND = 1.5;
const BEST_KNOWN = 2;
const MOST = 3;
/** Who asks for mosques has the great ones in mind, and no town has three of everything. */
const LEAST_APPEAL = 60;

/** "Mosques": what is worth more for being one, those that everybody knows before the others. */
export function wantedKindFactor(
  { id, kind }: Pick<PlaceFile, 'id' | 'kind'>,
  destination: Destination,
): number {
  return bestKnown(destination).get(kind)?.has(id) ? BEST_KNOWN : WANTED_KIND;
}

const bestKnown = onceFor((destination: Destination): ReadonlyMap<string, ReadonlySet<string>> => {
  const kinds = new Set(destination.places.map(({ kind }) => kind));

  return new Map(
    [...kinds].map((kind) => [
      kind,
      new Set(
        destination.places
          .filter((one) => one.kind === kind && appealOf(one) >= LEAST_APPEAL)
          .toSorted((a, b) => appealOf(b) - appealOf(a) || a.id.localeCompare(b.id))
          .slice(0, MOST)
          .map(({ id }) => id),
      ),
    ]),
  );
});
