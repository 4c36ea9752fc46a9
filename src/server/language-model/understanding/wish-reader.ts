import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { WishChip } from '#shared/preferences/understanding.schema.ts';
import type { ModelSession } from '../client/model-session.ts';
import { askWishes, type NotesToRead } from './ask-wishes.ts';

export type WishReader = ReturnType<typeof createWishReader>;

const MOST_KEPT = 200;

/** Reads notes with a model, and keeps in memory what it read: the wizard and the plan ask for the same. */
export function createWishReader(catalogue: () => Catalogue) {
  const kept = new Map<string, WishChip[]>();

  return {
    /** The wishes in the notes; none in empty ones. Throws ModelFailure. */
    async read(notes: NotesToRead, session: ModelSession): Promise<WishChip[]> {
      if (notes.notes.trim() === '') return [];
      const key = JSON.stringify(notes);
      const known = kept.get(key);

      if (known) return known;
      const chips = await askWishes(notes, { session, catalogue: catalogue() });

      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, chips);
      return chips;
    },
  };
}
