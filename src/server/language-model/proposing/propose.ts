import type { Destination } from '#server/catalogue/catalogue.ts';
import type { Offer, Proposal } from '#server/generation/trip-language.ts';
import type { ModelSession } from '../client/model-session.ts';
import { withDataRule } from '../data-rule.ts';
import { type FindTowns, sortNewPlaces } from './new-places.ts';
import { MOST_DESTINATIONS, offerData } from './offers.ts';
import { modelProposal, type ModelProposal } from './proposal.schema.ts';

const MAX_TOKENS = 1_500;
/** Points by weight; a famous sight that meets no interest is worth 34. */
const FAVOUR = [0, 8, 16, 26];
const MOST_FAVOURED = 24;

const RULES = withDataRule(
  [
    'Choose the destination, out of those offered, that suits these travellers best, and up to 20 of its places that belong together into a trip of their kind.',
    'weight: 3 for a place that this trip is about, 2 for a good one, 1 for a nice addition. Use the ids that are offered.',
    'newPlaces: at most 3 places that really exist at the destination, are not offered, and that these travellers would love; an empty list is fine. Give coordinates if you know them, else null. Give the town if it is not the destination itself, else null.',
    'Hours, prices, order and times are planned and checked elsewhere: do not state any.',
    'If "faults" is given, an earlier choice could not be planned for these reasons: choose differently.',
  ].join('\n'),
);

/** A destination and places that a model proposes, as far as the catalogue bears them out. Throws ModelFailure. */
export async function propose(
  offer: Offer,
  faults: readonly string[],
  { session, townFinder }: { session: ModelSession; townFinder: () => Promise<FindTowns> },
): Promise<Proposal> {
  const { value } = await session.ask({
    purpose: 'propose',
    name: 'proposal',
    system: RULES,
    data: { ...offerData(offer), ...(faults.length > 0 ? { faults } : {}) },
    schema: modelProposal,
    maxTokens: MAX_TOKENS,
  });
  const findTowns = value.newPlaces.length > 0 ? await townFinder() : () => [];

  return acceptProposal(value, offer, findTowns);
}

/** The part of a proposal that holds: offered destinations, known ids, new places within reach. */
export function acceptProposal(
  { destinationId, places, newPlaces }: ModelProposal,
  { matches }: Offer,
  findTowns: FindTowns,
): Proposal {
  const offered = matches.slice(0, MOST_DESTINATIONS).map(({ destination }) => destination);
  const destination = offered.find(({ id }) => id === destinationId);
  const sorted = destination
    ? sortNewPlaces(newPlaces, destination, findTowns)
    : { newPlaces: [], known: [] };
  const ids = new Set(offered.flatMap(placeIds));
  const weights = [...places, ...sorted.known.map((id) => ({ id, weight: 2 }))]
    .filter(({ id }) => ids.has(id))
    .slice(0, MOST_FAVOURED)
    .map(({ id, weight }) => [id, FAVOUR[Math.round(weight)] ?? FAVOUR[1] ?? 0] as const);

  return {
    ...(destination ? { destinationId: destination.id } : {}),
    favour: {
      ...Object.fromEntries(weights),
      ...Object.fromEntries(sorted.newPlaces.map(({ id }) => [id, NEW_PLACE])),
    },
    newPlaces: sorted.newPlaces,
  };
}

/** A new place meets no interest that anyone checked, so that it needs a little help to come up at all. */
const NEW_PLACE = 30;

function placeIds({ id, places, dayTrips }: Destination): string[] {
  return [...places, ...dayTrips].map((one) => `${id}/${one.id}`);
}
