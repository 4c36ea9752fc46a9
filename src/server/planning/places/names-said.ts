import type { PlaceMention, PlaceReading } from './read-places.ts';
import { workplacesIn } from './stay-words.ts';

/** The words of a text that name something: what is `read`, what is `heard` and told otherwise, and what it turns down. */
export function namesSaid(
  notes: PlaceReading,
  read: readonly { said?: string }[],
  heard: readonly string[],
): string[] {
  return [
    ...new Set([
      ...saidOf([...read, ...namedOtherwise(notes)]),
      ...heard,
      ...workplacesIn(notes.text),
    ]),
  ];
}

function saidOf(names: readonly { said?: string }[]): string[] {
  return names.flatMap(({ said }) => said ?? []);
}

/** Towns by a capital letter that a text turns down or comes from: "not Madrid" wishes for no Café Madrid. */
function namedOtherwise({ mentions }: PlaceReading): PlaceMention[] {
  return mentions.filter(
    ({ stance, namesakes, said }) =>
      stance !== 'wanted' && namesakes.length > 0 && /^\p{Lu}/u.test(said),
  );
}
