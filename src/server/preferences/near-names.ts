import type { Preference } from '#shared/preferences/preference.schema.ts';
import type {
  Understandable,
  Understanding,
  UnderstoodTown,
  WishChip,
} from '#shared/preferences/understanding.schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { countryName } from '../gazetteer/regions.ts';
import type { MeantTown } from '../gazetteer/known-names.ts';
import { inOurNames, meantInDestinations, meantInNotes, type World } from './meant-towns.ts';

export type NearNames = ReturnType<typeof createNearNames>;

export type NearNamesPorts = World & {
  /** The wishes that rules read out of notes. */
  readByRules: (notes: string) => readonly WishChip[];
};

/**
 * Takes a town by another language's name or with a slip in it ("Lissabon", "Lisbn") for the town: what is
 * shown while a traveller writes, and what is kept, so that the plan goes where the line said.
 */
export function createNearNames({ readByRules, ...world }: NearNamesPorts) {
  /** The names in notes; a word that is a wish by itself ("Vegan.") is no slip of a town's name. */
  const namedIn = async (notes: string) =>
    (await meantInNotes(notes, world)).filter(
      ({ said, hasSlip }) => !hasSlip || readByRules(said).length === 0,
    );

  return {
    /** What `read` understands with those names put right, and the names themselves. */
    async understand(
      asked: Understandable,
      read: (asked: Understandable) => Promise<Understanding>,
    ): Promise<Understanding> {
      const [inNotes, inField] = await Promise.all([
        namedIn(asked.additionalPreferences),
        meantInDestinations(asked.destinations ?? '', world),
      ]);
      const understood = await read({
        ...asked,
        additionalPreferences: inOurNames(asked.additionalPreferences, inNotes),
      });
      const towns: UnderstoodTown[] = [
        ...inField.map(({ said, town }) => ({
          field: 'destinations' as const,
          said,
          name: nameOf(town, world.catalogue),
        })),
        ...inNotes.map(({ said, destination }) => ({
          field: 'additionalPreferences' as const,
          said,
          name: nameOf({ destination }, world.catalogue),
        })),
      ];

      return towns.length > 0 ? { ...understood, towns } : understood;
    },

    /** The preference with what such names in its notes wish for, beside what the traveller added. */
    async withWishes(preference: Preference): Promise<Preference> {
      const { additionalPreferences: notes, wishes } = preference;
      const meant = await namedIn(notes);

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

function nameOf(town: MeantTown, catalogue: Catalogue): string {
  if ('destination' in town) {
    const { name, country } = town.destination;

    return `${name}, ${catalogue.country(country)?.name ?? countryName(country)}`;
  }
  const { name, region, countryName: country } = town.place;

  return [name, region, country].filter(Boolean).join(', ');
}

function has(chips: readonly WishChip[], { kind, value }: WishChip): boolean {
  return chips.some((one) => one.kind === kind && one.value === value);
}
