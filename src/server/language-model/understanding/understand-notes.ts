import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { inFirstPerson } from '#server/planning/understanding/first-person.ts';
import { withKeyWords } from '#server/planning/understanding/key-words.ts';
import { readDates } from '#server/planning/understanding/read-dates.ts';
import { refineWishes } from '#server/planning/understanding/refine-wishes.ts';
import { chipsOf, lineOf } from '#server/planning/understanding/wish-chips.ts';
import { readWishes } from '#server/planning/understanding/wishes.ts';
import type {
  Understandable,
  Understanding,
  WishChip,
} from '#shared/preferences/understanding.schema.ts';

const BY_RULES = 'built-in rules';

/** What rules, a model's chips and the traveller's changes make of a preference, as chips and one line. */
export function understandNotes(
  preferences: Understandable,
  beside: { understood?: readonly WishChip[]; by?: string },
  catalogue: Catalogue,
): Understanding {
  const { additionalPreferences, wishes: overrides } = preferences;
  const notes = withKeyWords(inFirstPerson(additionalPreferences));
  const read = { ...readWishes(notes, catalogue), dates: readDates(notes, preferences) };
  const chips = chipsOf(
    refineWishes(read, { understood: beside.understood, wishes: overrides }, catalogue),
    catalogue,
  );

  return { wishes: chips, line: lineOf(chips), by: beside.by ?? BY_RULES };
}
