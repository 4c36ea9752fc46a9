import { distanceKm } from '#server/catalogue/distance.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { NEIGHBOUR_KM } from '#server/planner/objective-weights.ts';
import type { Point } from '#server/planner/problem.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { isFixed } from './on-its-day.ts';

/** What a sight of no chosen day keeps of its worth: it fills the hours that are left. */
const FILLS_UP = 0.4;
const FAMOUS = 0.6;
/** How much a famous sight of no chosen day is missed still: much where the place is flown to for it. */
const LESS_MISSED = { worldFamous: 0.6, other: 0.08 } as const;
const WORLD_FAMOUS = 95;
/** What a spa, a zoo or a shopping centre keeps where nobody asked for it. */
const FOR_OTHERS = 0.02;
const WELL_KNOWN = 75;
const PURSUITS = new Set<PlaceKind>([
  'spa',
  'class',
  'shopping',
  'zoo',
  'aquarium',
  'theme-park',
  'activity',
  'sport',
]);
/** Within this one is at the same end of town; further out the nearest days are as good as each other. */
const SAME_END_KM = 2.5;
const HARDLY_FURTHER = 1.5;
const EVENING = 17 * 60;

/** So little is known for nothing: without a reason of the traveller's own no hour and no evening is filled with it. */
const LEAST_KNOWN = 25;

/** The sights of the chosen days, the days for which none was chosen or that have room beside it, and the kinds of sights that the notes ask for. */
export type ChosenDays = {
  wantedKinds: readonly PlaceKind[];
  held: readonly (Point & { id: string; day: number })[];
  free: ReadonlySet<number>;
  roomy: ReadonlySet<number>;
};

/**
 * A sight that no chosen day holds: it fills what is left, beside the sights of a day that it lies near. What everybody
 * comes for is still looked for, but breaks no day.
 */
export function ofNoDay(one: Candidate, chosen: ChosenDays): Candidate {
  const { visit } = one;

  if (visit.mandatory || isFixed(one)) return one;
  if (isForNobody(one, chosen))
    return { ...one, visit: { ...visit, spans: visit.spans.map(() => []) } };
  if (isForTheEvening(visit)) return one;
  return besideOthers({ ...one, visit: { ...visit, ...worthOf(one) } }, chosen);
}

function worthOf(one: Candidate): Partial<Candidate['visit']> {
  const { value, strong } = one.visit;

  if (isForOthers(one)) return { value: value * FOR_OTHERS };
  if (!strong) return { value: value * FILLS_UP };
  const missed = LESS_MISSED[appealOf(one.file) >= WORLD_FAMOUS ? 'worldFamous' : 'other'];

  return { value: value * FAMOUS, strong: strong * missed };
}

/** Evenings hold what the traveller likes: shows, lights and bars stay worth what they are. */
function isForTheEvening({ spans }: Candidate['visit']): boolean {
  return spans.every((day) => day.every(([open]) => open >= EVENING));
}

/** What only those do who come for it: no hour is filled with it unless an interest is met. */
function isForOthers({ file, visit }: Candidate): boolean {
  return (
    'kind' in file &&
    PURSUITS.has(file.kind) &&
    appealOf(file) < WELL_KNOWN &&
    (visit.meets.length === 0 || file.kind === 'spa')
  );
}

/** What meets nothing that the traveller likes or asks for, and is known to few. */
function isForNobody({ file, visit }: Candidate, { wantedKinds }: ChosenDays): boolean {
  return (
    'kind' in file &&
    appealOf(file) < LEAST_KNOWN &&
    visit.meets.length === 0 &&
    !visit.strong &&
    !wantedKinds.includes(file.kind)
  );
}

/**
 * What lies beside the sights of chosen days is seen on one of these, and what lies further off on the days that it is
 * nearest to, so that no day has two ends; or on a day that has room.
 */
function besideOthers(one: Candidate, chosen: ChosenDays): Candidate {
  const { visit, file } = one;
  const { isBeside, isNear } = daysNear(one, chosen);

  if (!isBeside && visit.strong && appealOf(file) >= WORLD_FAMOUS) return one;
  return { ...one, visit: { ...visit, spans: spansOn(visit.spans, isNear) } };
}

/** A sight of a chosen day, on other days only where these are near to it, unless the whole world comes for it. */
export function otherwiseNear(one: Candidate, chosen: ChosenDays): Candidate {
  const { otherwise, visit, file } = one;

  if (!otherwise || visit.mandatory || appealOf(file) >= WORLD_FAMOUS) return one;
  const { isNear } = daysNear(one, { ...chosen, roomy: new Set() });

  return { ...one, otherwise: { ...otherwise, spans: spansOn(otherwise.spans, isNear) } };
}

function spansOn(
  spans: Candidate['visit']['spans'],
  isOn: (day: number) => boolean,
): Candidate['visit']['spans'] {
  return spans.map((open, day) => (isOn(day) ? open : []));
}

/** The days whose own sights lie beside a sight, or are the nearest to it, or which have room. */
function daysNear(
  { id, visit }: Candidate,
  { held, free, roomy }: ChosenDays,
): { isBeside: boolean; isNear: (day: number) => boolean } {
  const ways = new Map<number, number>();

  for (const other of held)
    if (other.id !== id)
      ways.set(other.day, Math.min(ways.get(other.day) ?? Infinity, distanceKm(other, visit)));
  const nearest = Math.min(...ways.values());
  const isBeside = nearest <= NEIGHBOUR_KM;
  const furthest = isBeside ? NEIGHBOUR_KM : Math.max(SAME_END_KM, nearest * HARDLY_FURTHER);

  return {
    isBeside,
    isNear: (day) =>
      free.has(day) || (!isBeside && roomy.has(day)) || (ways.get(day) ?? Infinity) <= furthest,
  };
}
