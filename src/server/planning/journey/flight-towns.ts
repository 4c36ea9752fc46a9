import type { Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { AskedFor, AskedPlaces } from '../places/asked-places.ts';
import type { PlacesWorld } from '../places/namesakes.ts';
import { type Named, wordOf } from './names-of-route.ts';
import { RETURN, RETURN_FROM, ROUND_TRIP_FROM } from './return-words.ts';

/** Nobody needs a night near an airport that is no further from where the trip ends, in minutes. */
const MOST_MINUTES = 150;
/** One place alone is gone to from where one lands, for a night or for none. */
const LEAST_OTHERS = 2;

const FLIES =
  '(?:fl(?:y|ying|ies|ights?|own)|leav(?:e|es|ing)|depart(?:s|ing|ure)?|return(?:s|ing)?(?: flight)?|take off|taking off|back|home|going home|go home|plane)';
const OUT = `(?:${FLIES} (?:\\w+ ){0,3}?(?:from|out of|ex|via)|(?:flight|plane|fly|flying) (?:home |back )?(?:is )?(?:from|ex)|out of|departure|${RETURN} ${RETURN_FROM}|(?:fliegen|flug|abflug|heimflug|ruckflug|partenza|volo|vuelo|salida|depart|vol|partida|voo) (?:\\w+ )?(?:ab|von|da|desde|de|depuis|vanuit))`;
const INTO =
  '(?:fl(?:y|ying|ies|ight|ights) (?:\\w+ )?(?:in to|into|to|in)|(?:land|arriv|touch down|com|gett?)(?:s|e|es|ing)? (?:\\w+ )?(?:in to|into|in|at)|arrival(?: (?:in|at))?|landung in|ankunft in|llegada a|arrivo a|arrivee a|chegada a)';
const AIRPORT = '(?: (?:international )?(?:airport|flughafen|aeroporto|aeropuerto|aeroport))?';
/** Behind a town that one lands in and does not stay in: the hour, the day, the flight home or the end of the thought. */
const ENDS_THERE =
  '(?= ?(?:$|[.;:!?]|,? ?(?:(?:at|on|around|about|by|um|a las|alle|a) )?\\d|,? ?(?:on |at )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|,? ?(?:in the |at |around |early |late )?(?:midday|midnight|morning|afternoon|evening|noon|night)|,? ?(?:and|then)? ?(?:we |i )?(?:fly|leave|depart|return|home|back|out)))';

/**
 * "Seville, Córdoba and Granada, fly home from Málaga": a town that a text names for its flights alone, and whose
 * airport one of the places of the list goes by, is no place to stay in; there the trip begins or ends.
 */
export function withoutFlightTowns(
  asked: AskedPlaces,
  { destinations = '', additionalPreferences, places: chosen = [] }: AskedFor,
  { catalogue }: PlacesWorld,
): AskedPlaces {
  if (chosen.length > 0 || asked.tour) return asked;
  const text = withStops(`${destinations}. ${additionalPreferences}`);
  const known = asked.places.flatMap(({ id }) => catalogue.destination(id) ?? []);
  const flownTo = known.flatMap((town) => {
    const end = flightOf(town, text);
    const isListed = new RegExp(`\\b${wordOf(town)}\\b`).test(foldText(destinations));

    return end && !isListed ? [{ town, end }] : [];
  });
  const listed = known.filter((one) => flownTo.every(({ town }) => town !== one));

  if (listed.length < LEAST_OTHERS) return asked;
  const ends = flownTo.flatMap(({ town, end }) => {
    const near = listed.filter((place) => isServedBy(place, town));
    const place = end === 'first' ? near[0] : near.at(-1);

    return place ? [{ town, end, place }] : [];
  });
  const left = new Set(ends.map(({ town }) => town.id));

  if (left.size === 0) return asked;
  return {
    ...asked,
    places: asked.places.filter(({ id }) => !left.has(id)),
    ends: Object.fromEntries(ends.map(({ end, place }) => [end, place.id])),
  };
}

/** Whether a text names a town for nothing but the flight to it or from it. */
function flightOf(town: Named, text: string): 'first' | 'last' | undefined {
  const name = wordOf(town);
  const count = (pattern: string) => [...text.matchAll(new RegExp(pattern, 'g'))].length;
  const all = count(`\\b${name}\\b`);
  const out = count(`\\b${OUT} ${name}${AIRPORT}\\b`);
  const into = count(`\\b${INTO} ${name}${AIRPORT}\\b${ENDS_THERE}`);

  // "We fly in and out of San Francisco": what begins and ends there goes to it.
  const isRound = count(`\\b(?:${ROUND_TRIP_FROM}) ${name}\\b`) > 0;

  if (all === 0 || isRound || out + into < all) return undefined;
  return out > 0 ? 'last' : 'first';
}

/** Folded words with the stops between them. */
function withStops(text: string): string {
  return text
    .split(/([.,;:!?\n]+(?=\s|$))/)
    .map((part, at) => (at % 2 === 0 ? foldText(part) : `${part.trim()[0] ?? '.'} `))
    .join('')
    .replaceAll(/\n/g, '.')
    .replaceAll(/ +/g, ' ');
}

function isServedBy({ airports }: Destination, { airports: [own] }: Destination): boolean {
  return airports.some(({ iata, minutes }) => iata === own?.iata && minutes <= MOST_MINUTES);
}
