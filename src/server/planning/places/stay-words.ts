import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { appointmentPlaces, toldParts } from '../asked/read-appointments.ts';
import { askedStay } from '../candidates/asked-stay.ts';
import type { Meant } from './meant-place.ts';
import type { PlaceReading } from './read-places.ts';

const VENUE =
  /\b(?:hotel|cent(?:er|re)|centro|zentrum|office|offices|hq|headquarters|campus|messe|expo|fair|kongress\w*|convention)\b/i;

/** "I work at the Messe": the word for a fair is of the place, and no appointment. */
const WORKS = /\bwork(?:ing)?\b/i;

/** Where a text says that one works: no wish to see it. */
export function workplacesIn(text: string): string[] {
  return toldParts(text).flatMap(({ said, title, place }) => {
    const isWork = title === 'Work' || title === 'Office' || (title && WORKS.test(said));

    return isWork && place ? [place] : [];
  });
}

/** The words of where one works or meets: "conference at Tivoli Hotel" wishes for no garden. */
export function venueWords({
  text,
  words,
  mentions,
}: PlaceReading): { at: number; count: number }[] {
  const worksAt = workplacesIn(text);
  const meetsAt = appointmentPlaces(text).filter(
    (place) => VENUE.test(place) || worksAt.includes(place),
  );
  const isTown = (at: number) =>
    mentions.some((one) => one.at === at && one.namesakes[0]?.listed?.kind === 'destination');

  return [...new Set([...meetsAt, ...worksAt])].flatMap((place) => {
    const from = text.indexOf(place);
    const [at, ...others] = words.flatMap((word, index) =>
      word.from >= from && word.to <= from + place.length ? [index] : [],
    );

    // "I work in Berlin, then a weekend in Prague" goes to both.
    if (at === undefined || (!meetsAt.includes(place) && isTown(at))) return [];
    return [{ at, count: others.length + 1 }];
  });
}

/** "A hotel near Waterloo": a part of town or a station, whatever else goes by the name. */
const BED_NEAR =
  /\b(?:hotel|hostel|airbnb|apartment|flat|room|bed|staying) (?:[a-z]+ ){0,3}(?:near|close to|next to|beside|by|round|around)(?: the)? $/i;

/**
 * The words of where the travellers stay, where that is known or near something: "staying in Roma Norte" wishes for no
 * sight.
 */
export function stayWords(
  { text, words }: PlaceReading,
  places: readonly Meant[],
  catalogue: Catalogue,
): { at: number; count: number }[] {
  return places.flatMap(({ suggestion: { id } }) => {
    const destination = catalogue.destination(id);
    const stay = destination && askedStay(text, destination);

    if (!stay) return [];
    const from = text.indexOf(stay.phrase);

    if (!stay.point && !BED_NEAR.test(text.slice(0, from))) return [];
    const within = words.flatMap((word, at) =>
      word.from >= from && word.to <= from + stay.phrase.length ? [at] : [],
    );

    return within[0] === undefined ? [] : [{ at: within[0], count: within.length }];
  });
}
