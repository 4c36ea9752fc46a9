import type { NotUnderstood } from '#shared/preferences/understanding.schema.ts';
import { isFarSight } from './far-sights.ts';
import type { Meant } from './meant-place.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';
import { type Words, wordsOf } from './word-run.ts';
import { isSecondChoice } from './wanted-mentions.ts';

/** What became of the names of a text. */
export type Accounted = {
  places: readonly Meant[];
  /** The words of sights, stays and where one meets. */
  read: readonly Words[];
  /** Names that are told otherwise: a region by its base, the way home, what has to be asked back. */
  told: readonly string[];
};

/** Places that a text wishes for and that nothing was made of, with what they were taken for. */
export function leftOut(notes: PlaceReading, { places, read, told }: Accounted): NotUnderstood[] {
  const isRead = wordsOf(read);
  const planned = new Set(places.map(({ suggestion: { id } }) => id));
  // "Tulum. No wait, not Tulum": what is taken back is not missed.
  const avoided = new Set(
    notes.mentions.flatMap(({ stance, namesakes: [first] }) =>
      stance === 'wanted' || !first ? [] : [first.suggestion.id],
    ),
  );
  const named = notes.mentions.filter(
    ({ stance, namesakes, isWeak }) => stance === 'wanted' && namesakes.length > 0 && !isWeak,
  );

  return named.flatMap((mention, at) => {
    const { said, namesakes } = mention;
    const [first] = namesakes;
    const isTold =
      isRead.has(mention.at) || told.includes(said) || isSecondChoice(at, named, notes);
    const isPlanned =
      namesakes.some(({ suggestion: { id } }) => planned.has(id)) ||
      places.some((one) => one.said === said);

    return !first ||
      isTold ||
      isPlanned ||
      isToldByPlace(mention) ||
      avoided.has(first.suggestion.id)
      ? []
      : [{ said, nearest: [first.suggestion.label] }];
  });
}

/** A country by what is gone to in it, and a sight in a town of its own with that town. */
function isToldByPlace(mention: PlaceMention): boolean {
  return mention.namesakes[0]?.listed?.kind === 'country' || isFarSight(mention);
}
