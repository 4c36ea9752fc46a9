import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { PackingEntry, PackingFacts } from '#server/planning/packing/packing-rules.ts';
import type { Logger } from '#server/logger.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { LanguageModel } from '../client/language-model.ts';
import { withDataRule } from '../data-rule.ts';
import { inSession } from '../in-session.ts';
import { modelPacking } from './packing.schema.ts';
import { type PackedNames, takePacking } from './take-packing.ts';

export type PackingAdviser = {
  /** The list with a language model's ideas; the list as it is where none can be asked. Never rejects. */
  advise: (
    entries: PackingEntry[],
    facts: PackingFacts,
    trip: Pick<TripDetail, 'destination' | 'destinationId' | 'itineraryDays'>,
  ) => Promise<PackingEntry[]>;
};

export type PackingAdviserParts = {
  model: LanguageModel | undefined;
  catalogue: () => Catalogue;
  logger: Pick<Logger, 'error'>;
};

const MAX_TOKENS = 900;
const MOST_PLACES = 40;

const RULES = withDataRule(
  [
    'The data holds a packing list that is made already, and what the trip is like.',
    'additions: at most 6 things that belong into these travellers’ luggage and are not on the list, each in plain words under 45 letters, with one short reason out of the data. An empty list is fine.',
    'notes: at most 8 short remarks on things that are on the list, by their number, each one sentence under 110 letters.',
    'Name only places that the data names. Never state hours, prices, days, numbers, rules of law or medicines.',
  ].join('\n'),
);

/** Asks a language model what else belongs into the suitcase. */
export function createPackingAdviser({
  model,
  catalogue,
  logger,
}: PackingAdviserParts): PackingAdviser {
  return {
    async advise(entries, facts, trip) {
      if (!model) return entries;
      const wholeMs = model.limits.readingMs;
      const advised = await inSession(model, { wholeMs, logger }, async (session) => {
        const names = namesOf(facts, trip);
        const { value } = await session.ask({
          purpose: 'pack',
          name: 'packing',
          system: RULES,
          data: listData(entries, facts, names),
          schema: modelPacking,
          maxTokens: MAX_TOKENS,
        });

        return takePacking(entries, value, { catalogue: catalogue(), names });
      });

      return advised ?? entries;
    },
  };
}

/** Of a secret trip not even the model hears where it goes. */
function namesOf(
  { isSecret, travelers }: PackingFacts,
  { destination, destinationId, itineraryDays }: Parameters<PackingAdviser['advise']>[2],
): PackedNames {
  if (isSecret) return { texts: [], ids: [], travelers };
  const places = itineraryDays.flatMap((day) =>
    day.activities.flatMap(({ place }) => (place && !place.unverified ? [place] : [])),
  );

  return {
    texts: [destination, ...places.slice(0, MOST_PLACES).map(({ name }) => name)],
    ids: [...(destinationId ? [destinationId] : []), ...places.map(({ id }) => id)],
    travelers,
  };
}

function listData(
  entries: readonly PackingEntry[],
  facts: PackingFacts,
  { texts }: PackedNames,
): Record<string, unknown> {
  const { kinds, interests, needs, isSecret, plugs, voltages, currencies, ...figures } = facts;

  return {
    list: entries.map(({ name, note }, index) => ({ item: index + 1, name, note: note ?? null })),
    places: texts,
    trip: {
      ...figures,
      // Sockets and money tell the country.
      ...(isSecret ? {} : { kinds: [...kinds], plugs, voltages, currencies }),
      interests: [...interests],
      needs: [...needs],
    },
  };
}
