import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { isThemeName, themesCalled } from '../themes/read-themes.ts';
import { isOfTheme } from '../themes/theme.ts';
import { isWhereBothered } from '../understanding/clauses.ts';
import { RAMADAN } from '../understanding/events.ts';
import { isListedDish } from '../understanding/dish-wishes.ts';
import { isOnCard } from '../understanding/worded-dishes.ts';
import { dayTripsTo } from '../journey/place-day-trip.ts';
import { dayTripsAsked } from './days-out.ts';
import { likedSights } from './liked-things.ts';
import { isInDoubt } from './in-doubt.ts';
import { isForADay } from './without-parts.ts';
import type { Meant } from './meant-place.ts';
import { isWhereOneLeaves } from './name-stance.ts';
import { meansNoSight } from './no-sights.ts';
import type { Namesake } from './namesakes.ts';
import type { PlaceReading } from './read-places.ts';
import { ratherLocal } from './rather-local.ts';
import { readSights, type SightMention } from './read-sights.ts';
import { isArticle, isPlaceKind, sightForms, sightTokens } from './sight-forms.ts';
import { inNamedTown } from './sights-of-named-town.ts';
import { sightsOpeningWith, withoutTurnedDown } from './turned-down-sights.ts';
import { spanOf, type Words, wordsOf } from './word-run.ts';

/** The sights that notes name: those of the places that the trip goes to and of no other. */
export function sightsInNotes(
  notes: PlaceReading,
  places: readonly Meant[],
  catalogue: Catalogue,
): SightMention[] {
  const destinations = places.flatMap(({ suggestion: { id } }) => catalogue.destination(id) ?? []);
  const found: SightMention[] = [];
  const [first] = places;
  const stays = places.filter((one) => !first || !isForADay(one, first, { notes, catalogue }));
  const toOthers = tripsBetween(
    destinations.filter(({ id }) => stays.some((one) => one.suggestion.id === id)),
  );
  const isOwn = ({ id }: SightMention) => !toOthers.has(id);
  const readIn = new Map(
    destinations.map((one) => [
      one,
      readSights({ ...notes, isTaken: () => false }, one, catalogue).filter(isOwn),
    ]),
  );

  for (const destination of destinations) {
    const read = readIn.get(destination) ?? [];
    const own = namedIn(notes, destination).filter(
      (one) => isOwn(one) && !overlaps(one, found) && !read.some((other) => isLonger(other, one)),
    );
    // "Gateway of India" is a sight by its whole name, and no wish for the country.
    const whole = wordsOf(wholeNames(read, destination));
    const alone = placesAlone(notes, places[0], destination).filter(({ at }) => !whole.has(at));
    // "Lan Ha Bay" is a bay of Cat Ba by its whole name, and no slip for Ha Long Bay.
    const elsewhere = [...readIn]
      .flatMap(([other, sights]) => (other === destination ? [] : wholeNames(sights, other)))
      .filter(({ at }) => !whole.has(at));
    const taken = wordsOf([...found, ...own, ...alone, ...elsewhere]);
    const text = { text: notes.text, words: notes.words, isTaken: (at: number) => taken.has(at) };

    found.push(...own, ...readSights(text, destination, catalogue).filter(isOwn));
    const named = wordsOf(found);

    found.push(
      ...dayTripsAsked({ ...text, isTaken: (at) => named.has(at) }, destination, catalogue).filter(
        isOwn,
      ),
      ...likedSights({ ...text, isTaken: (at) => named.has(at) }, destination),
    );
  }
  const kept = found
    .filter(
      (one) =>
        !isThingAlone(one, catalogue) &&
        !meansNoSight(one, catalogue) &&
        !isPartOfPlace(one, notes) &&
        !isWhereBothered(notes.text, spanOf({ ...notes, ...one }).from) &&
        !isMonthOfFasting(one),
    )
    .map((one) => (isLeftOpen(one, notes) ? { ...one, stance: 'open' as const } : one));

  const placed = inNamedTown(kept, notes, { catalogue, destinations }).filter(isOwn);

  return ratherLocal(withoutTurnedDown(placed, notes, destinations), notes, destinations).toSorted(
    (a, b) => a.at - b.at,
  );
}

/** "We know it is during Ramadan" is about the days, and neither for nor against an evening of it. */
function isMonthOfFasting({ said }: SightMention): boolean {
  return RAMADAN.exec(foldText(said))?.[0] === foldText(said);
}

function isLeftOpen({ at, count }: SightMention, { text, words }: PlaceReading): boolean {
  return isInDoubt(text, spanOf({ text, words, at, count }));
}

/** Day trips from one of the places to another, whose sights are seen from there: "Seville and Córdoba, the Mezquita". */
function tripsBetween(destinations: readonly Destination[]): ReadonlySet<string> {
  return new Set(
    destinations.flatMap((base) =>
      destinations
        .filter((one) => one !== base)
        .flatMap((place) => dayTripsTo(place, base).map(({ id }) => `${base.id}/${id}`)),
    ),
  );
}

/** "Cat Ba" is a place, and its second word no Ba Dinh Square. */
function isPartOfPlace({ at, count }: SightMention, { mentions }: PlaceReading): boolean {
  return mentions.some(
    (one) =>
      one.namesakes[0]?.listed?.kind === 'destination' &&
      one.count > count &&
      one.at <= at &&
      at + count <= one.at + one.count,
  );
}

/** Those of several words that are the name of a sight as it stands. */
function wholeNames(sights: readonly SightMention[], destination: Destination): SightMention[] {
  return sights.filter(({ said, count }) => count > 1 && isSightName(said, destination));
}

const JOINED = / (?:by|in|at|of|on|near|with)$/;
/** What teaches something. */
const CLASS = /\b(?:class|course|workshop|lesson)\b/;
/** What is on for a few days of the year: "a bit of tango" wishes for no world cup of it. */
const FEAST = /\b(?:festivals?|fest|world cup|championships?|mundial)\b/;
/** The same, and what leads from one table to the next. */
const ROUND_A_DISH = /\b(?:class|course|workshop|lesson|tours?|walks?|evening|tasting|crawl)\b/;

/** "Ruin bars" are bars, and not the quarter around them that goes by the word as well. */
function isThemeOfOthers(file: PlaceFile | DayTripFile, words: string): boolean {
  const themes = themesCalled(words);

  return themes.length > 0 && !themes.some((theme) => isOfTheme(file, theme));
}

/**
 * "Pokémon" is a theme, in the names of a shop and a park alike: neither of them alone was asked for. "The zoo" is the
 * chief one, whatever else is called after it.
 */
function isWordOfMany(
  words: string,
  { file, destination }: { file: PlaceFile | DayTripFile; destination: Destination },
): boolean {
  const isOfKind = 'kind' in file && file.kind === words;

  if (words.includes(' ') || isOfKind || !isThemeName(words)) return false;
  return (
    new Set(
      sightForms(destination).flatMap(({ id, tokens, isFood }) =>
        !isFood && tokens.includes(words) ? [id] : [],
      ),
    ).size > 1
  );
}

/** Whether a theme alone was said, and the name is that of a class or a feast of it. */
function isThemeTaught(name: string, words: string): boolean {
  return (CLASS.test(name) || FEAST.test(name)) && !FEAST.test(words) && isThemeName(words);
}

/**
 * "Dim sum" is to be eaten and "azulejos" are to be seen: neither names a class, nor a dish a tour from table to table.
 * A tour to what one goes to see is named by it: northern lights. No dish is a
 * quarter: Kazimierz.
 */
export function isThingAlone(
  { id, said }: Pick<SightMention, 'id' | 'said'>,
  catalogue: Catalogue,
): boolean {
  const known = catalogue.place(id);

  if (!known || known.type === 'food') return false;
  // "A good paella by the sea": the name has "paella" and "by" as well.
  const words = foldText(said).replace(JOINED, '');
  const name = foldText(known.file.name);

  if (isThemeOfOthers(known.file, words) || isWordOfMany(words, known)) return true;
  return (
    known.type === 'sight' &&
    known.file.kind !== 'neighbourhood' &&
    !ROUND_A_DISH.test(words) &&
    (isThemeTaught(name, words) ||
      (ROUND_A_DISH.test(name) &&
        (isListedDish(words) || isOnCard(words.split(' '), known.destination.food))))
  );
}

/** Names that were read as those of sights, where they have one in this destination. */
function namedIn({ mentions }: PlaceReading, { id }: Destination): SightMention[] {
  return mentions.flatMap(({ namesakes, sights, said, at, count, stance }) => {
    const sight = sights.find(({ destination }) => destination === id);

    return namesakes.length === 0 && sight ? [{ id: sight.id, said, at, count, stance }] : [];
  });
}

function overlaps(one: Words, others: readonly Words[]): boolean {
  return others.some(({ at, count }) => one.at < at + count && at < one.at + one.count);
}

/** "The Bosphorus at sunset" is one sight, and not the Bosphorus. */
function isLonger(other: SightMention, one: SightMention): boolean {
  return other.id !== one.id && other.at === one.at && other.count > one.count;
}

/** Names that stand for no sight of the destination: that place itself, a country, another place of ours; not Spain in "plaza de España". */
function placesAlone(
  { text, mentions, words }: PlaceReading,
  first: Meant | undefined,
  destination: Destination,
): Words[] {
  const isOfSight = (at: number) =>
    isJoint(words[at - 1]?.key ?? '') && isPlaceKind(words[at - 2]?.key ?? '');

  return mentions.filter(
    ({ namesakes: [namesake], said, stance, at }) =>
      stance === 'home' ||
      (namesake !== undefined && isWhereOneLeaves(text, words[at]?.from ?? 0)) ||
      ((isPlaceAlone(namesake, first) ||
        isRegionAlone(namesake, said, destination) ||
        (stance === 'avoided' &&
          namesake !== undefined &&
          sightsOpeningWith(said, destination).length === 0)) &&
        !isSightName(said, destination) &&
        !isOfSight(at)),
  );
}

/** "Castle of", but not "that castle in". */
function isJoint(word: string): boolean {
  return isArticle(word) && !/^(?:in|im|at|au|en|em)$/.test(word);
}

function isPlaceAlone(namesake: Namesake | undefined, first: Meant | undefined): boolean {
  if (!namesake) return false;
  const { listed, suggestion } = namesake;

  return (
    suggestion.id === first?.suggestion.id ||
    isLand(listed) ||
    (listed?.kind === 'destination' && suggestion.country !== first?.suggestion.country)
  );
}

/** "Bavaria" is no slip of the Bavarian State Opera; Etna is in the name of a sight, and Machu Picchu is one. */
function isRegionAlone(
  namesake: Namesake | undefined,
  said: string,
  destination: Destination,
): boolean {
  const words = sightTokens(said);

  return (
    namesake?.listed?.kind === 'region' &&
    !namesake.listed.region.names.some((name) => isSightName(name, destination)) &&
    !sightForms(destination).some(({ tokens }) => words.every((word) => tokens.includes(word)))
  );
}

/** A country or a region to be toured: "Tuscany" is no balloon over it, and Etna is a region and a sight. */
function isLand(listed: Namesake['listed']): boolean {
  return (
    listed?.kind === 'country' || (listed?.kind === 'region' && listed.region.tour !== undefined)
  );
}

/** "Angkor Wat" names Siem Reap, and the temple in it as well. */
function isSightName(said: string, destination: Destination): boolean {
  const key = sightTokens(said).join(' ');

  return (
    key !== sightTokens(destination.name).join(' ') &&
    sightForms(destination).some(({ tokens, isFood }) => !isFood && tokens.join(' ') === key)
  );
}
