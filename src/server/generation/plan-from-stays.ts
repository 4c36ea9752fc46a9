import { PlanningError } from '#server/planner/planning-error.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import { askedDetails } from '#server/planning/asked/asked-details.ts';
import { assembleTrip } from '#server/planning/assembly/assemble-trip.ts';
import { latestView } from '#server/planning/days/day-windows.ts';
import type { StayChoice } from '#server/planning/candidates/choose-stay.ts';
import { draftPlan } from '#server/planning/assembly/draft-plan.ts';
import { inNames } from '#server/planning/understanding/in-names.ts';
import type { DestinationInput } from '#server/planning/assembly/planning-input.ts';
import type { PlanDraft } from '#server/planning/assembly/plan-draft.ts';
import type { GenerationWorld } from './generation-world.ts';

/** How many stays are tried before the answer is no. */
const MAX_STAYS = 3;
/** How often stops that break a rule are left out of a plan. */
const MAX_REPAIRS = 3;

export type ProvedPlan = { trip: ItineraryTrip; draft: PlanDraft };

type Found = ProvedPlan | { reason: string };

/**
 * The plan from the first stay from which one keeps every rule, with fewer day trips where the days cannot hold
 * them; else why there is none, without naming the place.
 */
export function planFromStays(
  input: DestinationInput,
  stays: readonly StayChoice[],
  world: GenerationWorld,
): Found {
  world.onStage?.('scheduling');
  const found = withFittingDayTrips(input, stays, world);
  const isTimed = askedDetails(input.request).appointments.length > 0;

  if (!('reason' in found) || !isTimed) return found;
  // No plan keeps these appointments and every rule: it is made without, and names them first.
  return withFittingDayTrips(
    { ...input, request: { ...input.request, areAppointmentsSetAside: true } },
    stays,
    world,
  );
}

function withFittingDayTrips(
  input: DestinationInput,
  stays: readonly StayChoice[],
  world: GenerationWorld,
): Found {
  const found = firstThatHolds(input, stays, world);

  if (!('reason' in found) || !input.withFewerDayTrips) return found;
  const { request } = input;
  const fewer = withFittingDayTrips({ ...input.withFewerDayTrips(), request }, stays, world);

  if ('reason' in fewer) return found;
  const givenUp = notHeld(fewer);

  if (givenUp.length === 0 || input.givenUp) return fewer;
  // Day trips that gave way to a sight that no day holds come back.
  const again = firstThatHolds({ ...input, givenUp }, stays, world);

  return 'reason' in again ? fewer : again;
}

/** Sights that were wished for by name and are not in the plan. */
function notHeld({ draft: { wishes, solution, match } }: ProvedPlan): string[] {
  const planned = new Set(solution.routes.flatMap(({ stops }) => stops.map(({ id }) => id)));

  return wishes.places.wanted.filter(
    (id) => id.startsWith(`${match.destination.id}/`) && !planned.has(id),
  );
}

function firstThatHolds(
  input: DestinationInput,
  stays: readonly StayChoice[],
  world: GenerationWorld,
): Found {
  const failed: Failed[] = [];

  for (const stay of stays.slice(0, MAX_STAYS)) {
    const found = planFrom(input, stay, world);

    if (!found) continue;
    if ('trip' in found) return found;
    failed.push(found);
    // A day that does not hold its day trip holds it from no other stay: fewer of them come first.
    if (found.broken && input.withFewerDayTrips) break;
  }
  const broken = failed.find((one) => one.broken)?.broken;

  return (
    (broken && mended(input, broken, { stays, world })) ?? { reason: failed[0]?.reason ?? NO_STAY }
  );
}

/** The plan anew: with shorter days, and where they are that already, without what breaks a rule. */
function mended(
  input: DestinationInput,
  broken: Unproved,
  { stays, world }: { stays: readonly StayChoice[]; world: GenerationWorld },
): Found | undefined {
  const shorter = withShorterDays(input, broken);

  return shorter ? firstThatHolds(shorter, stays, world) : repaired(input, broken, world);
}

/**
 * The same with views at sunset and shows within the hours that a day may last: on the days that last too long, and
 * where that was not enough, on all. Undefined where they are already, and where no day lasts too long.
 */
function withShorterDays(
  input: DestinationInput,
  { details, isTooLong }: Unproved,
): DestinationInput | undefined {
  const { frames } = input;
  const isTried = frames.some(({ lastView }) => lastView !== undefined);
  const named = new Set([...details.matchAll(A_DAY)].map(([, day]) => Number(day) - 1));
  const isMeant = ({ lastView }: DestinationInput['frames'][number], day: number) =>
    lastView === undefined && (isTried || named.has(day));

  if (!isTooLong || !frames.some(isMeant)) return undefined;
  return {
    ...input,
    frames: frames.map((frame, day) =>
      isMeant(frame, day) ? { ...frame, lastView: latestView(frame) } : frame,
    ),
  };
}

const A_DAY = /\bDay (\d+)\b/g;

const NO_STAY = 'the budget doesn’t stretch to a place to stay';

/** The rule of the hours that a day may last. */
const PACE = 6;

/** A plan that breaks rules, and in which words. */
type Unproved = {
  stay: StayChoice;
  draft: PlanDraft;
  details: string;
  isTooLong: boolean;
  repairs?: number;
};

type Failed = { reason: string; broken?: Unproved };

/** The proved plan from one stay, or why there is none; undefined when the money does not reach. */
function planFrom(
  input: DestinationInput,
  stay: StayChoice,
  world: GenerationWorld,
): ProvedPlan | Failed | undefined {
  try {
    const draft = draftPlan(input, stay, world);

    if (!draft) return undefined;
    world.onStage?.('checking');
    const trip = assembleTrip(draft);
    const checks = world.prove(trip, draft);
    const broken = checks.filter(({ ok }) => !ok);
    const [first] = broken;

    if (!first) return { trip: { ...trip, checks }, draft };
    const details = broken.map(({ detail }) => detail).join(' ');

    const isTooLong = broken.some(({ rule }) => rule === PACE);

    return { reason: first.detail, broken: { stay, draft, details, isTooLong } };
  } catch (error) {
    if (!(error instanceof PlanningError)) throw error;
    return { reason: inNames(error.detail, world.catalogue) };
  }
}

/** What is said of a highlight that stands on the last day though another could hold it. */
const ON_THE_LAST_DAY = /Day \d+, ([^:]+): [^.]*, on the last day, though/g;

/** A sight that may stand on any day but the last. */
function sooner(one: DestinationInput['candidates'][number]): typeof one {
  const { visit } = one;
  const last = visit.spans.length - 1;

  return {
    ...one,
    visit: { ...visit, spans: visit.spans.map((spans, day) => (day === last ? [] : spans)) },
  };
}

/**
 * The plan anew without the stops that break a rule; what was wished for among them is named as missing. A highlight of
 * the last day is looked for on the days before.
 */
function repaired(
  input: DestinationInput,
  { stay, draft, details, repairs = 1 }: Unproved,
  world: GenerationWorld,
): ProvedPlan | undefined {
  const planned = new Set(draft.solution.routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const isKept = ({ id, file }: { id: string; file: { name: string } }) =>
    !planned.has(id) || !details.includes(file.name);
  const late = new Set([...details.matchAll(ON_THE_LAST_DAY)].map(([, name]) => name));
  const isLate = ({ file, visit }: DestinationInput['candidates'][number]) =>
    late.has(file.name) && (visit.spans.at(-1)?.length ?? 0) > 0;
  const candidates = input.candidates.flatMap((one) =>
    isLate(one) ? [sooner(one)] : isKept(one) ? [one] : [],
  );
  const restaurants = input.restaurants.filter(isKept);
  const isSame =
    candidates.length + restaurants.length === input.candidates.length + input.restaurants.length;

  if (isSame && !input.candidates.some(isLate)) return undefined;
  const without = { ...input, candidates, restaurants };
  const found = planFrom(without, stay, world);

  if (!found) return undefined;
  if ('trip' in found) return found;
  return found.broken && repairs < MAX_REPAIRS
    ? repaired(without, { ...found.broken, repairs: repairs + 1 }, world)
    : undefined;
}
