import { foldText } from '#server/catalogue/fold-text.ts';
import { carriersIn } from './carriers.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';
import { OR } from './word-run.ts';

/** The mentions that places to go to are made of; of two between which one is to be chosen the first. */
export function wantedOf(reading: PlaceReading, isField: boolean): PlaceMention[] {
  const named = reading.mentions.filter(
    ({ stance, namesakes }) => (isField || stance === 'wanted') && namesakes.length > 0,
  );

  if (isField) return named;
  const chosen = named.filter((_, at) => !isSecondChoice(at, named, reading));
  const goals = chosen.filter(
    (one) =>
      (!isGateway(one, reading) || isBaseOfRegion(one, chosen)) &&
      !isNameOfTable(one, reading.words),
  );

  return goals.length > 0 ? goals : chosen;
}

/** "Crete, the flight lands 13:10 in Heraklion": one stays in the region that one lands in. */
function isBaseOfRegion(
  { namesakes: [town] }: PlaceMention,
  named: readonly PlaceMention[],
): boolean {
  return named.some(
    ({ namesakes: [first] }) =>
      first?.listed?.kind === 'region' &&
      first.listed.destinations.some(({ id }) => id === town?.listed?.id),
  );
}

const TABLE =
  /^(?:restaurant|ristorante|restaurante|trattoria|osteria|bistro|brasserie|pizzeria|taverna|gasthaus|wirtshaus)$/;

/** Whether a folded word is one for a house that one eats in, whose name follows. */
export function isTable(key: string): boolean {
  return TABLE.test(key);
}

/** "Tafel bij restaurant Barcelona": the name of a house that one eats in. */
export function isNameOfTable({ at, isStop }: PlaceMention, words: PlaceReading['words']): boolean {
  return !isStop && words[at]?.before === 'none' && isTable(words[at - 1]?.key ?? '');
}

const STATION =
  /^(?:(?:international|intl) )?(?:airport|flughafen|aeroport|aeropuerto|aeroporto|lotnisko|luchthaven|hbf|hauptbahnhof|los)\b/;
const FROM = /^(?:from|da|de|do|ab|von|depuis|desde|od|z|ze|fra|fran|vanaf|to|nach|in)$/;

/** The names of where one comes through on the way to what a text names. */
export function gatewaysIn(reading: PlaceReading): string[] {
  const goals = new Set(wantedOf(reading, false).map(({ at }) => at));

  return reading.mentions
    .filter(
      (one) =>
        one.stance === 'wanted' &&
        one.namesakes.length > 0 &&
        !goals.has(one.at) &&
        isGateway(one, reading),
    )
    .map(({ said }) => said);
}

const LANDS =
  /\b(?:flight|plane|flug|flieger|vol|avion|vuelo|volo|aereo|voo|aviao|vlucht)\b(?: \w+){0,2}? (?:lands?|landing|arriv\w+|comes?|gets? in|touches down|landet|kommt|atterrit|llega|aterriza|atterra|chega|pousa|landt|aankomt)\b(?: \w+){0,6}$/;
const HOUR = /\b\d{1,2}(?:[:.h]\d{2}| ?(?:am|pm|uhr))/;
const NEAR_ITS_HOUR = 24;

/** "Flight lands 15:35 in Keflavík": the hour of a flight tells of no stay where it ends. */
function isWhereAFlightLands({ at, count }: PlaceMention, { text, words }: PlaceReading): boolean {
  const before =
    text
      .slice(0, words[at]?.from ?? 0)
      .split(/[,;!?\n]|\.(?=\s)/)
      .at(-1) ?? '';
  const behind = text.slice(words[at + count - 1]?.to ?? 0).split(/[,;!?\n]/)[0] ?? '';

  return LANDS.test(foldText(before)) && HOUR.test(before + behind.slice(0, NEAR_ITS_HOUR));
}

/**
 * "Tangier airport both ways", "con Liberty Lines da Trapani": where one comes through, and not where one goes; with
 * nights of its own it is a stay.
 */
function isGateway(mention: PlaceMention, reading: PlaceReading): boolean {
  const { at, count, isStop } = mention;
  const { text, words } = reading;
  const behind = words.slice(at + count, at + count + 2);
  const carriers = carriersIn(text);

  if (isStop) return false;

  return (
    isWhereAFlightLands(mention, reading) ||
    (behind[0]?.before === 'none' && STATION.test(behind.map(({ key }) => key).join(' '))) ||
    (FROM.test(words[at - 1]?.key ?? '') && carriers.some((one) => one.at + one.count === at - 1))
  );
}

/** The destinations in which the sights of a text lie. */
export function destinationsOfSights(mentions: readonly PlaceMention[]): Set<string> {
  return new Set(
    mentions.flatMap(({ namesakes, stance, sights }) =>
      namesakes.length === 0 && stance === 'wanted' ? sights.map((one) => one.destination) : [],
    ),
  );
}

/** A region or a country. */
export function isLand({ namesakes: [first] }: PlaceMention): boolean {
  return first?.listed?.kind === 'region' || first?.listed?.kind === 'country';
}

/** "Porto or Seville, you choose": the first of the two is gone to. */
export function isSecondChoice(
  at: number,
  named: readonly PlaceMention[],
  { words }: PlaceReading,
): boolean {
  const [before, one] = [named[at - 1], named[at]];

  if (!before || !one || isLand(before) || isLand(one)) return false;
  const between = words.slice(before.at + before.count, one.at);

  return (
    between.length > 0 &&
    OR.test(between[0]?.key ?? '') &&
    between.every(({ key }) => OR.test(key)) &&
    between.every(({ before: parting }) => parting !== 'stop')
  );
}

/** "LA, but not Hollywood" goes to Los Angeles: a part is spoken against, and not the city by its other name. */
export function withoutAvoidedParts(mentions: readonly PlaceMention[]): readonly PlaceMention[] {
  const idOf = ({ namesakes: [first] }: PlaceMention) =>
    first?.listed?.kind === 'destination' ? first.listed.id : undefined;

  return mentions.filter(
    (mention) =>
      mention.stance !== 'avoided' ||
      idOf(mention) === undefined ||
      !mentions.some(
        (one) =>
          one.stance === 'wanted' &&
          idOf(one) === idOf(mention) &&
          one.said.toLowerCase() !== mention.said.toLowerCase(),
      ),
  );
}
