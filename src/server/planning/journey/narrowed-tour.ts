import { hasCar } from '../understanding/own-car.ts';
import type { AskedPlaces } from '../places/asked-places.ts';
import type { PlacesWorld } from '../places/namesakes.ts';
import { fold, wordOf } from './names-of-route.ts';
import { baseCalled, type NamedTour } from './places-beside.ts';

const LEAST_PLACES = 2;
/** What says that the places that are named are not all: "including", "and others", "a loop". */
const AND_MORE =
  /\b(?:else|more (?:places|towns|cities|stops)|others?|etc|round trip|loop|between|on the way|including|such as|(?:places|towns|cities|stops) like|e\.?g|start\w*|end\w*|finish\w*|weiter\w*|noch|unter ?anderem|autres?|otros?|altri|outros?)\b/i;
/** "Drive around Andalusia", "the towns around": but not "the coast around Monterey". */
const AROUND = 'around|round|from|home from';
/** Who drives for the drive's sake goes round; who rents a car only needs one. */
const ROUND =
  /\b(?:road ?trip|driv(?:e|ing) (?:a)?round|(?:tour|travel|go)(?:ing)? (?:a)?round|camper(?: ?van)?|motorhome|self[- ]drive)\b/i;

type Narrowing = { text: string; named: readonly NamedTour[]; isRoadTrip: boolean };

/**
 * "Rajasthan for a week, Jaipur and Udaipur", "California: the city, Yosemite and the coast around Monterey": the places
 * of the region that are meant, and no more of them.
 */
export function isNarrowedToPlaces(
  { text, named, isRoadTrip }: Narrowing,
  { places }: AskedPlaces,
  world: PlacesWorld,
): boolean {
  const [only, ...others] = named;

  if (!only || others.length > 0) return false;
  if (ROUND.test(text) || (isRoadTrip && !hasCar(text))) return false;
  const bases = new Set(only.tour.bases.flatMap((base) => baseCalled(base, world)?.id ?? []));
  const inside = places.filter(({ id }) => bases.has(id));
  const region = { name: text.slice(only.from, only.to) };
  const folded = fold(text);
  const leadsOn = [
    ...inside.map((one) => wordOf({ ...one, aliases: [] })),
    fold(region.name).trim(),
  ].some((word, at) =>
    new RegExp(`\\b(?:${at < inside.length ? 'from' : AROUND}) (?:the )?${word}\\b`).test(folded),
  );

  return inside.length >= LEAST_PLACES && !AND_MORE.test(text) && !leadsOn;
}
