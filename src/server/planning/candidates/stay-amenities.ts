import { foldText } from '#server/catalogue/fold-text.ts';
import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { met, unmet } from '../asked/outcome.ts';

type Stay = Pick<Destination['stays'][number], 'name' | 'amenities'>;
/** Something a stay may have: how it is asked for, and what the catalogue calls it, folded. */
export type StayAmenity = { wish: string; words: RegExp; known: RegExp };

const AT = '(?:hotel|hostel|resort|stay|place|room|apartment|somewhere|b&b)s?';
const WITH = '(?:with|w|has|having|mit|con|avec|com|met|z)';

const AMENITIES: readonly StayAmenity[] = [
  {
    wish: 'A pool at the hotel',
    words:
      /\b(?<!\b(?:rock|tide|thermal|natural|blue|sea|lagoon|public|lava|hot|car|gene|no|without|infinity|jump in) )(?:(?:swimming )?pools?(?! (?:bar|table|party|parties|hall|club|of|days?|game|in the (?:rock|river|forest)))|piscin[ae]s?|schwimmbad|hallenbad|basenem|zwembad)\b/,
    known: /\bpools?\b/,
  },
  {
    wish: 'A gym at the hotel',
    words: /\b(?:gym|fitness ?raum|fitness ?studio|palestra|gimnasio|salle de sport)\b/,
    known: /\bgym\b/,
  },
  {
    wish: 'Breakfast at the hotel',
    words: new RegExp(
      String.raw`\b${AT} ${WITH} (?:a |good |nice |free )*(?:breakfast|fruhstuck|colazione|desayuno|petit dejeuner|cafe da manha|ontbijt)\b`,
    ),
    known: /\bbreakfast\b/,
  },
  {
    wish: 'A spa at the hotel',
    words: new RegExp(
      String.raw`\b(?:spa hotels?|${AT} ${WITH} (?:an? )?(?:\w+ )?(?:spa|sauna))\b`,
    ),
    known: /\b(?:spa|sauna|hammam|onsen|hot tub)\b/,
  },
];

/** What notes ask the stay to have, of what the catalogue knows of stays. */
export function askedAmenities(notes: string): StayAmenity[] {
  const folded = foldText(notes);

  return AMENITIES.filter(({ words }) => words.test(folded));
}

/** Whether a stay is known to have something. */
export function hasAmenity({ amenities = [] }: Pick<Stay, 'amenities'>, { known }: StayAmenity) {
  return amenities.some((one) => known.test(foldText(one)));
}

/** What the stay was asked to have, as entries of what was asked. */
export function amenityOutcomes(
  notes: string,
  { stay, others }: { stay: Stay; others: readonly Stay[] },
): AskedOutcome[] {
  return askedAmenities(notes).map((asked) => {
    const other = others.find((one) => hasAmenity(one, asked));

    return hasAmenity(stay, asked)
      ? met(asked.wish, `${stay.name} has it.`)
      : unmet(
          asked.wish,
          `We don't know of one at ${stay.name}: ask before you book.`,
          other && `${other.name}, which has it`,
        );
  });
}
