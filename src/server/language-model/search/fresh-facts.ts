import { foldText } from '#server/catalogue/fold-text.ts';
import type { Clock } from '#server/clock.ts';
import type { Logger } from '#server/logger.ts';
import { addDays, earliestToday } from '#shared/dates.ts';
import type { FreshFact } from '#shared/generation/local-info.schema.ts';
import type { LanguageModel } from '../client/language-model.ts';
import { inSession } from '../in-session.ts';
import { askFacts } from './ask-facts.ts';
import type { FreshFactsRepository } from './fresh-facts.repository.ts';

/** Where a trip goes, as the trip has it. */
type FactsPlace = { destination: string; destinationId?: string | null | undefined };

export type FreshFacts = {
  /** Asks the web, once a day for each destination. Never rejects for want of a search AI: then there are none. */
  find: (place: FactsPlace) => Promise<FreshFact[]>;
  /** What was found lately; asks nobody. */
  kept: (place: FactsPlace) => Promise<FreshFact[]>;
};

export type FreshFactsParts = {
  model: LanguageModel | undefined;
  repository: FreshFactsRepository;
  clock: Clock;
  logger: Pick<Logger, 'error'>;
};

/** Older than this, what was fresh is not. */
const FRESH_DAYS = 7;

/** Fresh local facts with their sources, from the search AI. */
export function createFreshFacts(parts: FreshFactsParts): FreshFacts {
  const { model, repository, clock, logger } = parts;
  const asking = new Map<string, Promise<FreshFact[]>>();
  const today = () => earliestToday(clock.now());

  async function ask({ destination }: FactsPlace, id: string): Promise<FreshFact[]> {
    const known = await repository.since(id, today());

    if (known || !model) return known ?? [];
    const wholeMs = model.limits.searchMs;
    const found = await inSession(model, { wholeMs, logger }, async (session) => {
      const facts = await askFacts(destination, today(), session);

      await repository.save(id, today(), facts);
      return facts;
    });

    return found ?? stillFresh(id);
  }

  async function stillFresh(id: string): Promise<FreshFact[]> {
    return (await repository.since(id, addDays(today(), -FRESH_DAYS))) ?? [];
  }

  return {
    find(place) {
      const id = idOf(place);
      const already = asking.get(id) ?? ask(place, id).finally(() => asking.delete(id));

      asking.set(id, already);
      return already;
    },
    kept: (place) => stillFresh(idOf(place)),
  };
}

function idOf({ destination, destinationId }: FactsPlace): string {
  return destinationId ?? `name:${foldText(destination).slice(0, 80)}`;
}
