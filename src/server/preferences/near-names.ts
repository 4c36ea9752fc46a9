import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { Preference } from '#shared/preferences/preference.schema.ts';
import type {
  Understandable,
  Understanding,
  UnderstoodTown,
  WishChip,
} from '#shared/preferences/understanding.schema.ts';
import { readPlaces } from '#server/planning/places/read-places.ts';
import { spanOf } from '#server/planning/places/word-run.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { foldText } from '../catalogue/fold-text.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';

export type NearNames = ReturnType<typeof createNearNames>;

export type NearNamesPorts = {
  catalogue: Catalogue;
  gazetteer: () => Promise<Gazetteer>;
  /** The wishes that rules read out of notes. */
  readByRules: (notes: string) => readonly WishChip[];
};

/** A name of a text that is not how we write the place. */
type OtherName = { said: string; from: number; to: number; place: PlaceSuggestion };

/**
 * Takes a town by another language's name or with a slip in it ("Lissabon", "Lisbn") for the town: what is
 * shown while a traveller writes, and what is kept, so that the plan goes where the line said.
 */
export function createNearNames({ readByRules, catalogue, gazetteer }: NearNamesPorts) {
  const namesIn = async (text: string): Promise<OtherName[]> => {
    if (text.trim() === '') return [];
    const world = { catalogue, gazetteer: await gazetteer(), pause: nextTurn };
    const { mentions, words } = await readPlaces(text, world);

    return mentions.flatMap(({ said, at, count, hasSlip, isWeak, namesakes: [first] }) => {
      const place = first?.suggestion;
      const isMeant = !isWeak && place && (hasSlip || isTown(place)) && isOtherName(said, place);

      return isMeant ? [{ said, ...spanOf({ text, words, at, count }), place }] : [];
    });
  };

  return {
    /** What `read` understands with those names put right, and the names themselves. */
    async understand(
      asked: Understandable,
      read: (asked: Understandable) => Promise<Understanding>,
    ): Promise<Understanding> {
      const { additionalPreferences: notes, destinations = '' } = asked;
      const [inNotes, inField] = await Promise.all([namesIn(notes), namesIn(destinations)]);
      const understood = await read({
        ...asked,
        additionalPreferences: inOurNames(notes, inNotes),
      });
      const towns = [
        ...townsOf('destinations', inField),
        ...townsOf('additionalPreferences', inNotes),
      ];

      return towns.length > 0 ? { ...understood, towns } : understood;
    },

    /** The preference with what such names in its notes wish for, beside what the traveller added. */
    async withWishes(preference: Preference): Promise<Preference> {
      const { additionalPreferences: notes, wishes } = preference;
      const meant = await namesIn(notes);

      if (meant.length === 0) return preference;
      const known = readByRules(notes);
      const { added, removed } = wishes ?? { added: [], removed: [] };
      const found = readByRules(inOurNames(notes, meant)).filter(
        (chip) => !has(known, chip) && !has(added, chip) && !has(removed, chip),
      );

      return found.length > 0
        ? { ...preference, wishes: { added: [...added, ...found], removed } }
        : preference;
    },
  };
}

function isTown({ kind }: PlaceSuggestion): boolean {
  return kind === 'destination' || kind === 'town';
}

/** Neither the place's own name nor its first words: "New York" says no less than New York City. */
function isOtherName(said: string, { name }: PlaceSuggestion): boolean {
  const [own, other] = [foldText(name), foldText(said)];

  return !`${own} `.startsWith(`${other} `) && !other.startsWith(`${own} `);
}

/** The text with each of those names as we write it. */
function inOurNames(text: string, names: readonly OtherName[]): string {
  return names.reduceRight(
    (all, { from, to, place }) => all.slice(0, from) + place.name + all.slice(to),
    text,
  );
}

function townsOf(field: UnderstoodTown['field'], names: readonly OtherName[]): UnderstoodTown[] {
  return names
    .filter(({ place }) => isTown(place))
    .map(({ said, place }) => ({ field, said, name: place.label }));
}

function has(chips: readonly WishChip[], { kind, value }: WishChip): boolean {
  return chips.some((one) => one.kind === kind && one.value === value);
}
