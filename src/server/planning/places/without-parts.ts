import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Meant } from './meant-place.ts';
import type { PlaceReading } from './read-places.ts';
import type { SightMention } from './read-sights.ts';

/** A town as near as this is a part of the place that the trip goes to. */
const PART_KM = 40;

/** Places to go without those that are a sight or a part of the first one: "Istanbul, Aya Sofya", "Berlin, Potsdam". */
export function withoutParts(
  [first, ...others]: readonly Meant[],
  { notes, sights }: { notes: PlaceReading; sights: readonly SightMention[] },
  catalogue: Catalogue,
): Meant[] {
  if (!first) return [];
  const isSight = ({ said }: Meant) =>
    notes.mentions.some(
      (mention) =>
        mention.said === said &&
        sights.some(({ at, count }) => mention.at < at + count && at < mention.at + mention.count),
    );
  const isDestination = ({ suggestion: { id } }: Meant) => catalogue.destination(id) !== undefined;

  return [
    first,
    ...others.filter(
      (one) =>
        (isDestination(one) || !isSight(one)) &&
        // "Naxos and Paros", "Gramado e Canela": of towns side by side none is a part of the other.
        (!isDestination(first) ||
          isNextStop(one, notes) ||
          distanceKm(first.suggestion, one.suggestion) > PART_KM),
    ),
  ];
}

/** "Naples for two nights and then Sorrento": a place to go on to, however near it is. */
function isNextStop({ said = '' }: Meant, { text, mentions }: PlaceReading): boolean {
  const at = mentions.find((one) => one.said === said)?.at ?? 0;

  return at > 0 && GOING_ON.test(text.slice(0, text.indexOf(said)));
}

const GOING_ON = /\b(?:then|afterwards|on|move)(?: to)? +$/i;
