import type { PlaceMention, PlaceReading } from './read-places.ts';

/** The mentions that places to go to are made of; of two between which one is to be chosen the first. */
export function wantedOf(reading: PlaceReading, isField: boolean): PlaceMention[] {
  const named = reading.mentions.filter(
    ({ stance, namesakes }) => (isField || stance === 'wanted') && namesakes.length > 0,
  );

  return isField ? named : named.filter((_, at) => !isSecondChoice(at, named, reading));
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

const OR = /^(?:or|oder|ou|o|vs|versus|maybe|perhaps|vielleicht)$/;

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
