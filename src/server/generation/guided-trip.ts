import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { AppError } from '#shared/app-error.ts';
import { type GeneratedTrip, generatedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { WishChip } from '#shared/preferences/understanding.schema.ts';
import type { Guidance } from '#server/planning/understanding/guidance.ts';
import { joinWords } from '#server/planning/candidates/place-words.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { offerFor } from './generate-trip.ts';
import type { Offer, TripTalk } from './trip-language.ts';

export type GuidedWorld = {
  talk: TripTalk;
  catalogue: Catalogue;
  /** Plans and checks in a worker thread. */
  plan: (request: PlanRequest) => Promise<GeneratedTrip>;
  onStage: (stage: 'understanding' | 'choosing') => void;
  onWords: (text: string) => void;
  /** Throws once nobody wants the trip any more. */
  refuseAborted: () => void;
};

/** How often a proposal that could not be planned is sent back with the reasons. */
const MAX_REVISIONS = 2;
const BUILT_IN = 'built-in planner';

type Planned = { trip: GeneratedTrip; isProposed: boolean; faults: string[] };

/**
 * A trip with a language model's help: it reads the notes, proposes, and writes; planner and checker decide,
 * as they do without it. Whatever the model cannot do is done by the built-in means, and the trip says so.
 */
export async function makeGuidedTrip(
  request: PlanRequest,
  world: GuidedWorld,
): Promise<GeneratedTrip> {
  const { talk } = world;

  world.onStage('understanding');
  const understood = (await quietly(talk.read(request))) ?? [];

  world.refuseAborted();
  world.onStage('choosing');
  const planned = await planWithProposals(request, understood, world);

  world.refuseAborted();
  const written = await quietly(talk.write(planned.trip, world.onWords));

  world.refuseAborted();
  const words = written && generatedTrip.safeParse(written.trip).success ? written : undefined;
  const hasHelped = planned.isProposed || (words?.taken ?? 0) > 0;
  const trip = words?.trip ?? planned.trip;

  return {
    ...trip,
    generatedBy: hasHelped ? talk.name() : BUILT_IN,
    warnings: [...trip.warnings, ...modelWarnings(planned, { talk, hasHelped })],
  };
}

/** Proposals in turn, each with the reasons why the one before could not be planned; then without any. */
async function planWithProposals(
  request: PlanRequest,
  understood: WishChip[],
  world: GuidedWorld,
): Promise<Planned> {
  const base: PlanRequest = { ...request, guidance: guidance(understood) };
  const offer = offerOrNone(base, world.catalogue);
  const faults: string[] = [];

  for (let turn = 0; offer && turn <= MAX_REVISIONS; turn += 1) {
    const proposal = await quietly(world.talk.propose(offer, faults));

    world.refuseAborted();
    if (!proposal) break;
    const trip = await tryPlan(
      { ...request, guidance: { ...proposal, understood } },
      world,
      faults,
    );

    if (trip) return { trip, isProposed: true, faults };
  }

  const trip = understood.length > 0 ? await tryPlan(base, world, faults) : undefined;

  return { trip: trip ?? (await world.plan(request)), isProposed: false, faults };
}

function guidance(understood: WishChip[]): Guidance {
  return { understood, favour: {}, newPlaces: [] };
}

/** The plan, or undefined when it cannot be made; the reason is added to the faults. */
async function tryPlan(
  request: PlanRequest,
  { plan, refuseAborted }: GuidedWorld,
  faults: string[],
): Promise<GeneratedTrip | undefined> {
  try {
    return await plan(request);
  } catch (error) {
    refuseAborted();
    if (!(error instanceof AppError) || error.code !== 'UNPROCESSABLE') throw error;
    faults.push(error.message);
    return undefined;
  }
}

/** Nothing is offered where the wishes rule everything out: the built-in path tells the traveller so. */
function offerOrNone(request: PlanRequest, catalogue: Catalogue): Offer | undefined {
  try {
    const offer = offerFor(request, { catalogue });

    return offer.matches.length > 0 ? offer : undefined;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** A model's answer, or undefined when it has none: it is never the reason why a trip fails. The talk logs why. */
async function quietly<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch {
    return undefined;
  }
}

function modelWarnings(
  { trip, isProposed, faults }: Planned,
  { talk, hasHelped }: { talk: TripTalk; hasHelped: boolean },
): string[] {
  const trouble = talk.trouble();
  const rest = hasHelped
    ? 'the built-in planner did the rest'
    : 'the built-in planner made this plan';
  const names = trip.itinerary.flatMap((day) =>
    day.activities.flatMap(({ place }) => (place?.unverified ? [place.name] : [])),
  );

  return [
    ...(trouble ? [`The language model ${trouble}: ${rest}.`] : []),
    ...(!trouble && !isProposed && faults.length > 0
      ? ['What the language model proposed could not be planned, so the built-in planner chose.']
      : []),
    ...(names.length > 0
      ? [
          `Suggested by the language model and not checked by us: ${joinWords(names)}. Look up hours, price and access before you go.`,
        ]
      : []),
  ];
}
