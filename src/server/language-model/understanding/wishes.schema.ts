import { z } from 'zod';
import { placeKind } from '#server/catalogue/place.schema.ts';
import { SCENE_KINDS } from '#shared/scene/scene-kinds.ts';
import {
  WISH_CLIMATES,
  WISH_NEEDS,
  WISH_PACES,
  type WishKind,
} from '#shared/preferences/understanding.schema.ts';

/** A word of a closed list; any other word is left out rather than failing the whole answer. */
const wordOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words).nullable().catch(null);
const names = z.array(z.string());

/** What a model may say that it read. Every field is required by the protocol; nothing read is an empty list or null. */
export const modelWishes = z.object({
  destinations: names,
  avoidedDestinations: names,
  countries: names,
  avoidedCountries: names,
  mustSee: names,
  avoidedPlaces: names,
  likedKinds: z.array(wordOf(placeKind.options)),
  avoidedKinds: z.array(wordOf(placeKind.options)),
  scenery: z.array(wordOf(SCENE_KINDS)),
  needs: z.array(wordOf(WISH_NEEDS)),
  weather: z.array(wordOf(WISH_CLIMATES)),
  longestFlightHours: z.number().nullable(),
  pace: wordOf(WISH_PACES),
  noEarlyMornings: z.boolean(),
  awayFromCrowds: z.boolean(),
  occasion: z.string().nullable(),
  home: z.string().nullable(),
  dates: z.array(z.object({ date: z.string(), what: z.string() })),
});
export type ModelWishes = z.output<typeof modelWishes>;

/** Which chips each list of the answer becomes. */
export const CHIP_OF_LIST = {
  destinations: 'destination',
  avoidedDestinations: 'avoid-destination',
  countries: 'country',
  avoidedCountries: 'avoid-country',
  mustSee: 'must-see',
  avoidedPlaces: 'avoid-place',
  likedKinds: 'like',
  avoidedKinds: 'avoid',
  scenery: 'scenery',
  needs: 'need',
  weather: 'weather',
} as const satisfies Partial<Record<keyof ModelWishes, WishKind>>;
