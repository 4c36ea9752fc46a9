import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import type { TripLanguage } from '#server/generation/trip-language.ts';
import type { Logger } from '#server/logger.ts';
import type { Understandable, Understanding } from '#shared/preferences/understanding.schema.ts';
import { createModels, type ModelParts, type Models } from './client/create-models.ts';
import type { FindTowns } from './proposing/new-places.ts';
import { inSession } from './in-session.ts';
import { createTripLanguage } from './trip-talk.ts';
import { understandNotes } from './understanding/understand-notes.ts';
import { createWishReader, type WishReader } from './understanding/wish-reader.ts';

export type Language = {
  /** Wishes out of free text; by rules where no model helps. Never rejects. */
  understand: (preferences: Understandable) => Promise<Understanding>;
  /** The model as trips use it. */
  trips: TripLanguage;
  models: Models;
};

export type LanguageDeps = ModelParts & {
  catalogue: () => Catalogue;
  logger: Pick<Logger, 'error'>;
};

/** Everything that reads and writes free text, by a language model where there is one, else by rules. */
export function createLanguage({ catalogue, ...parts }: LanguageDeps): Language {
  const models = createModels(parts);
  const reader = createWishReader(catalogue);

  return {
    models,
    understand: (preferences) =>
      understand(preferences, { models, reader, catalogue, logger: parts.logger }),
    trips: createTripLanguage({
      model: models.writer,
      reader,
      catalogue,
      townFinder,
      logger: parts.logger,
    }),
  };
}

type Reading = {
  models: Models;
  reader: WishReader;
  catalogue: () => Catalogue;
  logger: Pick<Logger, 'error'>;
};

async function understand(
  preferences: Understandable,
  { models: { writer }, reader, catalogue, logger }: Reading,
): Promise<Understanding> {
  if (!writer) return understandNotes(preferences, {}, catalogue());
  const { additionalPreferences: notes, destinations, departureDate, returnDate } = preferences;
  const wholeMs = writer.limits.readingMs;
  const understanding = await inSession(writer, { wholeMs, logger }, async (session) => {
    const asked = { notes, destinations, departureDate, returnDate };
    const understood = await reader.read(asked, session);

    return understandNotes(preferences, { understood, by: writer.name() }, catalogue());
  });

  return understanding ?? understandNotes(preferences, {}, catalogue());
}

/** The gazetteer is large, so it is read only when a model names a place that has to be found. */
async function townFinder(): Promise<FindTowns> {
  const gazetteer = await loadGazetteer();

  return (name) => gazetteer.find(name, 20);
}
