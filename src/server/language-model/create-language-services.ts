import type { Clock } from '#server/clock.ts';
import type { GenerationPool } from '#server/generation/generation-pool.ts';
import { createTripMaker } from '#server/generation/make-trip.ts';
import { createLanguage, type LanguageDeps } from './create-language.ts';
import { createPackingAdviser } from './packing/packing-adviser.ts';
import { createFreshFacts } from './search/fresh-facts.ts';
import type { FreshFactsRepository } from './search/fresh-facts.repository.ts';

export type LanguageServicesParts = LanguageDeps & {
  facts: FreshFactsRepository;
  pool: Pick<GenerationPool, 'run'>;
  clock: Clock;
};

/** What the server does with language models: reading wishes, making trips, packing, finding fresh facts. */
export function createLanguageServices({ facts, pool, clock, ...deps }: LanguageServicesParts) {
  const { understand, trips, models } = createLanguage(deps);
  const { catalogue, logger } = deps;

  return {
    understand,
    tripMaker: createTripMaker({ pool, clock, language: trips, catalogue }),
    packingAdviser: createPackingAdviser({ model: models.writer, catalogue, logger }),
    freshFacts: createFreshFacts({ model: models.searcher, repository: facts, clock, logger }),
  };
}
