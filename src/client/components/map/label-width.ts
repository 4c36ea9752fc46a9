const PADDING_PX = 8;
const LETTERS_PX = { narrow: 4.6, usual: 7.4, wide: 11.4 } as const;
const NARROW = /[\s.,'’:;!|()\-ijlftrI]/;
const WIDE = /[mwMWOQGDCNHUA@&\p{Lo}]/u;

/** The room that a name takes beside its pin, at the size and weight of the map's names. */
export function labelWidth(name: string): number {
  return Array.from(name).reduce(
    (width, letter) => width + LETTERS_PX[breadthOf(letter)],
    PADDING_PX,
  );
}

function breadthOf(letter: string): keyof typeof LETTERS_PX {
  if (NARROW.test(letter)) return 'narrow';
  return WIDE.test(letter) ? 'wide' : 'usual';
}
